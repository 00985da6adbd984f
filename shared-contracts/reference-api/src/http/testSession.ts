import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { verifyQa } from '@marketplace/contracts/server/qaKey';
import { sessionContext } from '@marketplace/contracts/server/sessionContext';
import { type ApiSessionContext, QA_CONTEXT_HEADER } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem } from './ApiProblem';

interface RunningSession extends ApiSessionContext {
  /** Returns the real time; undefined if the test session's work runs in real time anyway. */
  realNow?: () => Date;
}

const sessions = new AsyncLocalStorage<RunningSession | undefined>();

/** Returns the id of the current request's test session; undefined outside test sessions. */
export const testSessionId = (): string | undefined => sessions.getStore()?.id;

/**
 * Creates a clock that returns the time of the current request's test session, or outside test
 * sessions the time of the given clock. It can be created before any request, because it searches
 * for the session each time it is read.
 */
export const clockOfSessions = (now: () => Date) => (): Date => timeIn(sessions.getStore(), now());

/**
 * Returns the real time, also in a test session with a clock of its own.
 * @param now time of the running request or job
 */
export const realTime = (now: Date): Date => sessions.getStore()?.realNow?.() ?? now;

/**
 * Returns the time from which the lifetime of a stored row counts: in a test session whose clock is
 * behind, the real time, otherwise the given time. Use it for every row that a scheduled job deletes
 * or cancels by its age. Jobs know only the real time, so a row with the time of such a session
 * would be too old at once.
 * @param now time of the running request or job
 */
export function lifetimeStart(now: Date): Date {
  const real = realTime(now);
  return real > now ? real : now;
}

/**
 * Runs a part of a scheduled job for a test session, for example to send a message that a request of
 * the session has queued. The time stays the real time.
 * @param id id of the session; if it is null, the work runs outside test sessions
 */
export const runInTestSession = <Result>(id: string | null, work: () => Result): Result =>
  id === null ? work() : sessions.run({ id }, work);

function timeIn(session: ApiSessionContext | undefined, present: Date): Date {
  if (!session?.clock) return present;
  const { at, setAt, isFrozen } = session.clock;
  const elapsedMs = isFrozen ? 0 : present.getTime() - Date.parse(setAt);
  return new Date(Date.parse(at) + elapsedMs);
}

/**
 * Runs each request in the test session that its signed context names. Refuses a context that was
 * not signed with the given key. Caches must not keep replies to a test session, because these may
 * depend on the session's time or settings.
 * @param now clock for the time outside test sessions
 */
export function runTestSessions(app: FastifyInstance, key: Buffer, now: () => Date): void {
  // Stores the test sessions for `onSend`, because the request's async context may not exist there.
  const sessionOf = new WeakMap<FastifyRequest, ApiSessionContext>();
  app.addHook('onRequest', (request, _reply, done) => {
    const signed = request.headers[QA_CONTEXT_HEADER]?.toString();
    const session = signed === undefined ? callersSession(request) : readContext(key, signed);
    if (signed !== undefined && !session) return done(FORGED);
    if (session) sessionOf.set(request, session);
    sessions.run(session && { ...session, realNow: now }, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const session = sessionOf.get(request);
    if (!session) return;
    // `date` is the test session's time, because clients compute the lifetime of a token from it.
    reply.headers({ 'cache-control': 'no-store', date: timeIn(session, now()).toUTCString() });
  });
}

const FORGED = new ApiProblem(403, 'refused', 'The context of the test session is not signed');

/**
 * Returns the test session in which the API sent this request to itself. For a request from the
 * network, returns undefined, because another request's session may have opened its connection.
 */
const callersSession = ({ raw }: FastifyRequest) =>
  isInjected(raw) ? sessions.getStore() : undefined;

/** True for a request that was sent with `app.inject`, because it has no connection. */
export const isInjected = ({ socket }: IncomingMessage) => !(socket instanceof Socket);

function readContext(key: Buffer, signed: string): ApiSessionContext | undefined {
  const text = verifyQa(key, signed);
  if (text === undefined) return undefined;
  return z.safeParse(sessionContext, readJson(Buffer.from(text, 'base64url').toString())).data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
