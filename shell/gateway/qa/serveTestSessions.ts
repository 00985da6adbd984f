import { ownPath } from '@marketplace/contracts/pages/ownPath';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { QA_COOKIE, type SessionSettings } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LoggedPage, PAGE_CODE } from '../../release/findLoggedPage';
import { type Problem, sendProblem } from '../edge/problems';
import { noteTestRequest } from '../monitoring/RequestLog';
import { findSession, SESSION_FAULTS } from './findSession';
import { parseSettings, SettingsError } from './parseSettings';
import { isRemoved, splitRemoved } from './removedSettings';
import { isOfPanel } from './servePanel';
import type { SessionRelease, SessionTopic } from './sessionReleases';
import type { TestSession, TestSessions } from './TestSessions';
import type { VisitSettings } from './visitorCookies';

const BODY_LIMIT = 65_536;

interface Options {
  sessions: TestSessions;
  originOf: (request: FastifyRequest) => string;
  /** @throws Error if the settings choose a release that cannot be run */
  check: (settings: SessionSettings) => Promise<unknown>;
  /**
   * `Set-Cookie` values of a session's visitor.
   * @throws Error that says why there is no such visitor
   */
  visitorCookies: (
    session: TestSession,
    visit: VisitSettings,
    isSecure: boolean,
  ) => Promise<string[]>;
  /**
   * Logs a session's customer out of the browser with the given cookies.
   * @returns `Set-Cookie` values that remove what `visitorCookies` has set
   */
  endVisit: (session: TestSession, visit: VisitSettings, cookies: string) => Promise<string[]>;
  findPage: (code: string) => Promise<LoggedPage | undefined>;
  liveParts: () => PartName[];
  /** @throws Error if a release of the session can no longer be run */
  readReleases: (session: TestSession) => Promise<Record<string, SessionRelease>>;
  /** @throws Error if a release of the session can no longer be run */
  readTopics: (session: TestSession) => Promise<Record<string, SessionTopic>>;
}

/** A test session, as `/qa/session` describes it. */
export interface SessionDescription {
  id: string;
  token: string;
  /** URL that opens the session in another browser. */
  link: string;
  /** Time as ISO 8601. */
  expiresAt: string;
  settings: SessionSettings;
  /** The releases by part; empty if one of them can no longer be run. */
  releases: Record<string, SessionRelease>;
  /** Why a release can no longer be run. */
  problem?: string;
}

/**
 * Serves the test sessions. `POST /qa/sessions` creates a session. `GET`, `PATCH` and `DELETE
 * /qa/session` read, change and end the request's session; `GET /qa/topics` lists the topics of its
 * releases. `GET /qa/open/<token>` gives a session to a browser. `GET /qa/open/<code>` gives the
 * browser a new session with the releases that rendered the page with that error code. Refuses any
 * other request whose token is forged or whose session has ended, so that nobody tests the live
 * shop by mistake. Requests of sessions count in no metric.
 */
export function serveTestSessions(gateway: FastifyInstance, options: Options): void {
  const { sessions, originOf, check, visitorCookies, endVisit } = options;
  const { findPage, readReleases, readTopics } = options;
  gateway.addHook('onRequest', async (request, reply) => {
    const session = sessions.of(request.raw);
    if (typeof session === 'object') noteTestRequest(request);
    if (typeof session !== 'string' || isAboutSessions(request.url)) return;
    await sendProblem(reply, SESSION_FAULTS[session]);
  });

  async function describe(
    request: FastifyRequest,
    session: TestSession,
  ): Promise<SessionDescription> {
    const { id, token, settings, expiresAt } = session;
    const state = {
      id,
      token,
      link: `${originOf(request)}/qa/open/${token}`,
      expiresAt: new Date(expiresAt).toISOString(),
      settings,
    };
    try {
      return { ...state, releases: await readReleases(session) };
    } catch (error) {
      // The settings are still returned, because the tester has to choose another release.
      const problem = error instanceof Error ? error.message : String(error);
      return { ...state, releases: {}, problem };
    }
  }

  const isSecure = (request: FastifyRequest) => originOf(request).startsWith('https:');

  const cookieOf = (request: FastifyRequest, token: string, seconds: number) =>
    `${QA_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${
      isSecure(request) ? '; Secure' : ''
    }`;

  const lasting = (request: FastifyRequest, { token, expiresAt }: TestSession) =>
    cookieOf(request, token, Math.round((expiresAt - Date.now()) / 1000));

  /**
   * Parses settings and checks them together with the session's others, or replies with what is
   * wrong with them. A setting that the body states as `null` is `undefined` in the result.
   */
  async function readSettings(
    request: FastifyRequest,
    reply: FastifyReply,
    others: SessionSettings = {},
  ) {
    try {
      const { given, removed } = splitRemoved(request.body ?? {});
      const settings = parseSettings(given, new Date());
      const changes = { ...settings, ...removed };
      if ('composition' in changes || 'faults' in changes) await check({ ...others, ...changes });
      return changes;
    } catch (error) {
      return refuse(reply, error);
    }
  }

  /**
   * Creates the cookies of a session and of its visitor. If the API has no token for the visitor,
   * replies with the reason.
   * @param visit by default the settings of the session
   */
  async function readCookies(
    request: FastifyRequest,
    reply: FastifyReply,
    session: TestSession,
    visit: VisitSettings = session.settings,
  ) {
    try {
      const visitor = await visitorCookies(session, visit, isSecure(request));
      return [lasting(request, session), ...visitor];
    } catch (error) {
      return refuse(reply, error);
    }
  }

  const sessionOf = (request: FastifyRequest, reply: FastifyReply) =>
    findSession(sessions, request, reply);

  gateway.post('/qa/sessions', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const settings = await readSettings(request, reply);
    if (!settings) return reply;
    const session = sessions.create(settings);
    const cookies = await readCookies(request, reply, session);
    if (!cookies) {
      sessions.end(session);
      return reply;
    }
    return reply
      .code(201)
      .headers({ 'cache-control': 'no-store', 'set-cookie': cookies })
      .send(await describe(request, session));
  });

  gateway.get('/qa/session', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return reply;
    return reply.header('cache-control', 'no-store').send(await describe(request, session));
  });

  gateway.get('/qa/topics', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return reply;
    try {
      const topics = await readTopics(session);
      return reply.header('cache-control', 'no-store').send(topics);
    } catch (error) {
      return (await refuse(reply, error)) ?? reply;
    }
  });

  gateway.patch('/qa/session', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const session = await sessionOf(request, reply);
    const settings = session && (await readSettings(request, reply, session.settings));
    if (!session || !settings) return reply;
    const changed = { ...session, settings: { ...session.settings, ...settings } };
    // Only the given settings, because the tester may have logged in or out since the others were
    // given.
    const cookies = await readCookies(request, reply, changed, settings);
    if (!cookies) return reply;
    const ended = await endVisit(session, removedVisit(session, settings), cookiesOf(request));
    sessions.change(session, settings);
    return reply
      .headers({ 'cache-control': 'no-store', 'set-cookie': [...cookies, ...ended] })
      .send(await describe(request, session));
  });

  gateway.delete('/qa/session', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return reply;
    const ended = await endVisit(session, session.settings, cookiesOf(request));
    sessions.end(session);
    return reply
      .header('set-cookie', [cookieOf(request, '', 0), ...ended])
      .code(204)
      .send();
  });

  /** Opens the page with an error code, in a new session with the releases that rendered it. */
  async function openPage(code: string, request: FastifyRequest, reply: FastifyReply) {
    const page = await findPage(code);
    if (!page) return sendProblem(reply, UNKNOWN_CODE);
    // A remote that has joined the shop since then was not part of the page.
    const joined = options.liveParts().map((part) => [part, { absent: true }]);
    const releases = Object.entries(page.versions).map(([part, version]) => [part, { version }]);
    const settings = { composition: Object.fromEntries([...joined, ...releases]) };
    try {
      await check(settings);
    } catch (error) {
      return refuse(reply, error);
    }
    return (
      reply
        .header('cache-control', 'no-store')
        .header('set-cookie', lasting(request, sessions.create(settings)))
        // Any visitor can make the log contain a path such as `//elsewhere.test`.
        .redirect(ownPath(page.path) ?? '/', 303)
    );
  }

  gateway.get<{ Params: { token: string }; Querystring: { to?: unknown } }>(
    '/qa/open/:token',
    async (request, reply) => {
      const { token } = request.params;
      if (PAGE_CODE.test(token)) return openPage(token, request, reply);
      const session = sessions.find(token);
      if (typeof session === 'string') return sendProblem(reply, SESSION_FAULTS[session]);
      const cookies = await readCookies(request, reply, session);
      if (!cookies) return reply;
      return reply
        .headers({ 'cache-control': 'no-store', 'set-cookie': cookies })
        .redirect(ownPath(String(request.query.to ?? '/')) ?? '/', 303);
    },
  );
}

const UNKNOWN_CODE: Problem = {
  statusCode: 404,
  code: 'qa-code-unknown',
  message: 'The log of this gateway has no page with this code: copy the code from the error page.',
};

/** True for URLs that are served even if the token is forged or its session has ended. */
const isAboutSessions = (url: string) =>
  /^\/qa\/(sessions|open\/[^/]+)(\?|$)/.test(url) || isOfPanel(url);

const cookiesOf = ({ headers }: FastifyRequest) => headers.cookie ?? '';

/** Returns the settings of the visit that a change removes from a session. */
const removedVisit = ({ settings }: TestSession, change: SessionSettings): VisitSettings => ({
  who: isRemoved(change, 'who') ? settings.who : undefined,
  language: isRemoved(change, 'language') ? settings.language : undefined,
});

/** Replies with 400 if the settings are malformed, or with 422 if this shop cannot apply them. */
async function refuse(reply: FastifyReply, error: unknown): Promise<undefined> {
  if (!(error instanceof Error)) throw error;
  const statusCode = error instanceof SettingsError ? 400 : 422;
  await sendProblem(reply, { statusCode, code: 'qa-settings', message: error.message });
}
