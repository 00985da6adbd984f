import { QA_COOKIE, type SessionSettings } from '@marketplace/contracts/testSession';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseTester } from '../pages/sendRefusal';
import { SettingsError } from './parseSettings';
import type { TestSession, TestSessions } from './TestSessions';
import type { VisitSettings } from './visitorCookies';

interface Options {
  sessions: Pick<TestSessions, 'create' | 'end'>;
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
}

interface Started {
  session: TestSession;
  /** `Set-Cookie` values that give the test session and its visitor to a browser. */
  cookies: string[];
}

/** Creates the functions that give test sessions to browsers. */
export function createSessionStarter({ sessions, originOf, check, visitorCookies }: Options) {
  const isSecure = (request: FastifyRequest) => originOf(request).startsWith('https:');

  const cookieOf = (request: FastifyRequest, token: string, seconds: number) =>
    `${QA_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${
      isSecure(request) ? '; Secure' : ''
    }`;

  /**
   * Creates the cookies of a test session and of its visitor.
   * @param visit by default the settings of the test session
   * @throws Error if the API has no token for the visitor
   */
  async function cookiesOf(
    request: FastifyRequest,
    session: TestSession,
    visit: VisitSettings = session.settings,
  ): Promise<string[]> {
    const { token, expiresAt } = session;
    const seconds = Math.round((expiresAt - Date.now()) / 1000);
    const visitor = await visitorCookies(session, visit, isSecure(request));
    return [cookieOf(request, token, seconds), ...visitor];
  }

  return {
    cookiesOf,

    /** Returns the `Set-Cookie` value that removes the test session from a browser. */
    endingCookie: (request: FastifyRequest) => cookieOf(request, '', 0),

    /**
     * @throws Error that says why this shop cannot apply the settings; then no test session is left
     */
    async start(request: FastifyRequest, settings: SessionSettings): Promise<Started> {
      await check(settings);
      const session = sessions.create(settings);
      try {
        return { session, cookies: await cookiesOf(request, session) };
      } catch (error) {
        sessions.end(session);
        throw error;
      }
    },
  };
}

export type SessionStarter = ReturnType<typeof createSessionStarter>;

/** Replies with 400 if the settings are malformed, or with 422 if this shop cannot apply them. */
export function refuseSettings(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof Error)) throw error;
  const statusCode = error instanceof SettingsError ? 400 : 422;
  const problem = { statusCode, code: 'qa-settings', message: error.message };
  return refuseTester(request, reply, problem);
}
