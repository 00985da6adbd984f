import { ownPath } from '@marketplace/contracts/pages/ownPath';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { networkOf } from '@marketplace/contracts/server/networkOf';
import type { SessionSettings } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LoggedPage, PAGE_CODE } from '../../release/findLoggedPage';
import { MinuteLimit } from '../edge/MinuteLimit';
import type { Problem } from '../edge/problems';
import { refuseTester } from '../pages/sendRefusal';
import { refuseSettings, type SessionStarter } from './createSessionStarter';
import { SESSION_FAULTS } from './findSession';
import { compactCode, readSessionCode } from './sessionCode';
import type { TestSession, TestSessions } from './TestSessions';
import type { VisitSettings } from './visitorCookies';

interface Options {
  sessions: Pick<TestSessions, 'find' | 'findByCode' | 'known'>;
  starter: SessionStarter;
  findPage: (code: string) => Promise<LoggedPage | undefined>;
  liveParts: () => PartName[];
  /**
   * Logs a test session's customer out of the browser with the given cookies.
   * @returns `Set-Cookie` values that remove the cookies of its visitor
   */
  endVisit: (session: TestSession, visit: VisitSettings, cookies: string) => Promise<string[]>;
}

type OpenRequest = FastifyRequest<{ Params: { name: string }; Querystring: { to?: unknown } }>;

/**
 * Limits of wrong codes of test sessions. Within the 8 hours of 200 sessions, one network guesses a
 * code with a probability of 0.3 %, all together with 1.5 %. Nine networks can use up the total.
 * Then no code of a session opens before the minute is over.
 */
const WRONG_CODES = { perNetwork: 10, inAll: 60 };

/**
 * Serves `GET /qa/open/<name>`, which gives a test session to a browser and redirects it to a page
 * of the shop, which `to` may name. The name is one of:
 * - the token of a test session, which the browser joins;
 * - the code of a test session, whose settings the browser gets in a session of its own;
 * - the code of a page that the log contains. The browser gets a test session with the releases
 * that rendered the page.
 */
export function serveOpenLinks(
  gateway: FastifyInstance,
  { sessions, starter, findPage, liveParts, endVisit }: Options,
): void {
  const wrongCodes = new MinuteLimit(WRONG_CODES);

  /**
   * Starts a test session with these settings, and redirects to a path of the shop. The browser
   * keeps neither customer nor language of the session that it leaves.
   */
  async function open(
    request: OpenRequest,
    reply: FastifyReply,
    settings: SessionSettings,
    path: unknown,
  ) {
    const left = sessions.known(request.raw);
    try {
      const { cookies } = await starter.start(request, settings);
      const sent = request.headers.cookie ?? '';
      const ended = left ? await endVisit(left, left.settings, sent) : [];
      return redirect(reply, [...ended, ...cookies], path);
    } catch (error) {
      return refuseSettings(request, reply, error);
    }
  }

  async function openPage(request: OpenRequest, reply: FastifyReply, code: string) {
    const page = await findPage(code);
    if (!page) return refuseTester(request, reply, UNKNOWN_PAGE);
    // A remote that joined the shop after the page was rendered was not part of the page.
    const joined = liveParts().map((part) => [part, { absent: true }]);
    const releases = Object.entries(page.versions).map(([part, version]) => [part, { version }]);
    const settings = { composition: Object.fromEntries([...joined, ...releases]) };
    return open(request, reply, settings, request.query.to ?? page.path);
  }

  async function openCopy(request: OpenRequest, reply: FastifyReply, code: string) {
    const network = networkOf(request.ip);
    // Refuses right codes as well. Otherwise the limit would not slow anybody who guesses.
    if (!wrongCodes.hasRoom(network)) {
      return refuseTester(request, reply.header('retry-after', '60'), TOO_MANY);
    }
    const session = sessions.findByCode(code);
    if (session) return open(request, reply, session.settings, request.query.to);
    wrongCodes.take(network);
    return refuseTester(request, reply, UNKNOWN_SESSION);
  }

  async function join(request: OpenRequest, reply: FastifyReply, token: string) {
    const session = sessions.find(token);
    if (typeof session === 'string') return refuseTester(request, reply, SESSION_FAULTS[session]);
    try {
      const cookies = await starter.cookiesOf(request, session);
      return redirect(reply, cookies, request.query.to);
    } catch (error) {
      return refuseSettings(request, reply, error);
    }
  }

  gateway.get('/qa/open/:name', async (request: OpenRequest, reply) => {
    const { name } = request.params;
    const typed = compactCode(name);
    if (PAGE_CODE.test(typed)) return openPage(request, reply, typed);
    const code = readSessionCode(typed);
    if (code) return openCopy(request, reply, code);
    if (!name.includes('.')) return refuseTester(request, reply, NO_CODE);
    return join(request, reply, name);
  });
}

/** @param path any text, because visitors can make the log contain a path like `//elsewhere.test` */
const redirect = (reply: FastifyReply, cookies: string[], path: unknown = '/') =>
  reply
    .headers({ 'cache-control': 'no-store', 'set-cookie': cookies })
    .redirect(ownPath(String(path)) ?? '/', 303);

const UNKNOWN_PAGE: Problem = {
  statusCode: 404,
  code: 'qa-code-unknown',
  message: 'The log of this gateway has no page with this code: copy the code from the error page.',
};
const UNKNOWN_SESSION: Problem = {
  statusCode: 404,
  code: 'qa-code-unknown',
  message:
    'No test session has this code: compare it with the panel of the session. The code ends with the session, after 8 hours at the latest.',
};
const TOO_MANY: Problem = {
  statusCode: 429,
  code: 'qa-code-limited',
  message: 'Too many wrong codes: try again in a minute, or ask for the link of the session.',
};
const NO_CODE: Problem = {
  statusCode: 404,
  code: 'qa-code-malformed',
  message:
    'This is no code: that of a test session has 6 letters and digits, as k7m-4qx, and that of a page has 8 digits and letters from a to f, as c19b492e. Codes of sessions have no vowel, no l, no y, no 0 and no 1.',
};
