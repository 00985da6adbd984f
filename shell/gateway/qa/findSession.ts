import { QA_COOKIE } from '@marketplace/contracts/testSession';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../edge/problems';
import type { TestSession, TestSessions, TokenFault } from './TestSessions';

/** Replies to requests that need a test session but have none. */
export const SESSION_FAULTS: Readonly<Record<TokenFault | 'none', Problem>> = {
  forged: {
    statusCode: 403,
    code: 'qa-session-forged',
    message:
      'This gateway has not made this test session: make one at /qa/panel, or by POST /qa/sessions.',
  },
  over: {
    statusCode: 410,
    code: 'qa-session-over',
    message: 'This test session is over: make another at /qa/panel, or by POST /qa/sessions.',
  },
  none: {
    statusCode: 404,
    code: 'qa-session-missing',
    message: `The request names no test session: make one at /qa/panel, or send the cookie ${QA_COOKIE} or the header x-qa-session.`,
  },
};

/**
 * Returns the test session of a request. Without one, replies with the reason and returns nothing.
 */
export async function findSession(
  sessions: TestSessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TestSession | undefined> {
  const session = sessions.of(request.raw) ?? 'none';
  if (typeof session === 'object') return session;
  await sendProblem(reply, SESSION_FAULTS[session]);
  return undefined;
}
