import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { verifyQa } from '@marketplace/contracts/server/qaKey';
import { type ApiSessionContext, QA_CONTEXT_HEADER } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiProblem } from './ApiProblem';

/** Form of a test session's id. */
export const TEST_SESSION_ID = /^[\w-]{1,64}$/;

const time = z.iso.datetime({ offset: true });
const contextOfSession: z.ZodMiniType<ApiSessionContext> = z.object({
  id: z.string().check(z.regex(TEST_SESSION_ID)),
  clock: z.optional(z.object({ at: time, setAt: time, isFrozen: z.boolean() })),
});

const sessions = new AsyncLocalStorage<ApiSessionContext | undefined>();

/** Id of the test session that the running request belongs to; undefined outside test sessions. */
export const testSessionId = (): string | undefined => sessions.getStore()?.id;

/**
 * Makes a clock with the running request's time: the time of its test session, or else of the given
 * clock. It can be made before any request, because it looks for the session at each reading.
 */
export const clockOfSessions = (now: () => Date) => (): Date => timeIn(sessions.getStore(), now());

function timeIn(session: ApiSessionContext | undefined, present: Date): Date {
  if (!session?.clock) return present;
  const { at, setAt, isFrozen } = session.clock;
  const elapsedMs = isFrozen ? 0 : present.getTime() - Date.parse(setAt);
  return new Date(Date.parse(at) + elapsedMs);
}

/**
 * Runs each request in the test session that its signed context names, and refuses a context that
 * this key has not signed. No reply to a session may be cached, because the session's time or
 * settings may change its content.
 * @param now the clock outside sessions
 */
export function runTestSessions(app: FastifyInstance, key: Buffer, now: () => Date): void {
  // In the hook before a reply, the request's async context may be gone.
  const sessionOf = new WeakMap<FastifyRequest, ApiSessionContext>();
  app.addHook('onRequest', (request, _reply, done) => {
    const signed = request.headers[QA_CONTEXT_HEADER]?.toString();
    const session = signed === undefined ? callersSession(request) : readContext(key, signed);
    if (signed !== undefined && !session) return done(FORGED);
    if (session) sessionOf.set(request, session);
    sessions.run(session, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const session = sessionOf.get(request);
    if (!session) return;
    // Clients compute the lifetime of a token from this time.
    reply.headers({ 'cache-control': 'no-store', date: timeIn(session, now()).toUTCString() });
  });
}

const FORGED = new ApiProblem(403, 'refused', 'The context of the test session is not signed');

/**
 * Returns the session in which the API sent this request to itself. A request from the network gets
 * none, because its connection may have been opened in the session of another request.
 */
const callersSession = ({ raw }: FastifyRequest) =>
  isInjected(raw) ? sessions.getStore() : undefined;

/** True for a request by `app.inject`, which has no connection. */
export const isInjected = ({ socket }: IncomingMessage) => !(socket instanceof Socket);

function readContext(key: Buffer, signed: string): ApiSessionContext | undefined {
  const text = verifyQa(key, signed);
  if (text === undefined) return undefined;
  return z.safeParse(contextOfSession, readJson(Buffer.from(text, 'base64url').toString())).data;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
