import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { SessionSettings } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoggedPage } from '../../release/findLoggedPage';
import { noteTestRequest } from '../monitoring/RequestLog';
import { refuseTester } from '../pages/sendRefusal';
import { createSessionStarter, refuseSettings } from './createSessionStarter';
import { findSession, SESSION_FAULTS } from './findSession';
import { parseSettings } from './parseSettings';
import { isRemoved, splitRemoved } from './removedSettings';
import { serveOpenLinks } from './serveOpenLinks';
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
   * `Set-Cookie` values of a test session's visitor.
   * @throws Error that says why there is no such visitor
   */
  visitorCookies: (
    session: TestSession,
    visit: VisitSettings,
    isSecure: boolean,
  ) => Promise<string[]>;
  /**
   * Logs a test session's customer out of the browser with the given cookies.
   * @returns `Set-Cookie` values that remove what `visitorCookies` has set
   */
  endVisit: (session: TestSession, visit: VisitSettings, cookies: string) => Promise<string[]>;
  findPage: (code: string) => Promise<LoggedPage | undefined>;
  liveParts: () => PartName[];
  /** @throws Error if a release of the test session can no longer be run */
  readReleases: (session: TestSession) => Promise<Record<string, SessionRelease>>;
  /** @throws Error if a release of the test session can no longer be run */
  readTopics: (session: TestSession) => Promise<Record<string, SessionTopic>>;
}

/** A test session, as `/qa/session` describes it. */
export interface SessionDescription {
  id: string;
  token: string;
  /** URL that opens the test session in another browser. */
  link: string;
  /** `/qa/open/<code>` gives another tester a test session of their own with the same settings. */
  code: string;
  /** Time as ISO 8601. */
  expiresAt: string;
  settings: SessionSettings;
  /** The releases by part; empty if one of them can no longer be run. */
  releases: Record<string, SessionRelease>;
  /** Reason why a release can no longer be run. */
  problem?: string;
}

/**
 * Serves the test sessions. `POST /qa/sessions` creates a session. `GET`, `PATCH` and `DELETE
 * /qa/session` read, change and end the request's session; `GET /qa/topics` lists the topics of its
 * releases. `serveOpenLinks` gives sessions to browsers. Refuses any other request whose token is
 * forged or whose session has ended, so that nobody tests the live shop by mistake. Requests of
 * sessions count in no metric.
 */
export function serveTestSessions(gateway: FastifyInstance, options: Options): void {
  const { sessions, originOf, check, endVisit, readReleases, readTopics } = options;
  const starter = createSessionStarter(options);
  gateway.addHook('onRequest', async (request, reply) => {
    const session = sessions.of(request.raw);
    if (typeof session === 'object') noteTestRequest(request);
    if (typeof session !== 'string' || isAboutSessions(request.url)) return;
    await refuseTester(request, reply, SESSION_FAULTS[session]);
  });

  async function describe(
    request: FastifyRequest,
    session: TestSession,
  ): Promise<SessionDescription> {
    const { id, token, code, settings, expiresAt } = session;
    const state = {
      id,
      token,
      code,
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

  const sessionOf = (request: FastifyRequest, reply: FastifyReply) =>
    findSession(sessions, request, reply);

  gateway.post('/qa/sessions', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    try {
      const { session, cookies } = await starter.start(request, readSettings(request));
      return await reply
        .code(201)
        .headers({ 'cache-control': 'no-store', 'set-cookie': cookies })
        .send(await describe(request, session));
    } catch (error) {
      return refuseSettings(request, reply, error);
    }
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
      return refuseSettings(request, reply, error);
    }
  });

  gateway.patch('/qa/session', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return reply;
    try {
      const settings = readSettings(request);
      const changed = { ...session, settings: { ...session.settings, ...settings } };
      if ('composition' in settings || 'faults' in settings) await check(changed.settings);
      // Only the given settings, because the tester may have logged in or out since the others were
      // given.
      const cookies = await starter.cookiesOf(request, changed, settings);
      const ended = await endVisit(session, removedVisit(session, settings), cookiesOf(request));
      sessions.change(session, settings);
      return await reply
        .headers({ 'cache-control': 'no-store', 'set-cookie': [...cookies, ...ended] })
        .send(await describe(request, session));
    } catch (error) {
      return refuseSettings(request, reply, error);
    }
  });

  gateway.delete('/qa/session', async (request, reply) => {
    const session = await sessionOf(request, reply);
    if (!session) return reply;
    const ended = await endVisit(session, session.settings, cookiesOf(request));
    sessions.end(session);
    return reply
      .header('set-cookie', [starter.endingCookie(request), ...ended])
      .code(204)
      .send();
  });

  serveOpenLinks(gateway, { ...options, starter });
}

/**
 * Parses settings. A setting that the body states as `null` is `undefined` in the result.
 * @throws SettingsError that names the wrong setting
 */
function readSettings({ body }: FastifyRequest): SessionSettings {
  const { given, removed } = splitRemoved(body ?? {});
  return { ...parseSettings(given, new Date()), ...removed };
}

/** True for URLs that are served even if the token is forged or its test session has ended. */
const isAboutSessions = (url: string) =>
  /^\/qa\/(sessions|open\/[^/]+)(\?|$)/.test(url) || isOfPanel(url);

const cookiesOf = ({ headers }: FastifyRequest) => headers.cookie ?? '';

/** Returns the settings of the visit that a change removes from a test session. */
const removedVisit = ({ settings }: TestSession, change: SessionSettings): VisitSettings => ({
  who: isRemoved(change, 'who') ? settings.who : undefined,
  language: isRemoved(change, 'language') ? settings.language : undefined,
});
