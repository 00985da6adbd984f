import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, sendProblem } from '../edge/problems';
import { pagePolicy } from '../edge/securityHeaders';
import { FAILURE_SOURCES, testSessionPage } from './failurePage';

type Request = Pick<FastifyRequest, 'headers'>;

/**
 * Replies to browsers with a page, and to programs with an error in the shape of the API contract.
 */
export function sendRefusal(
  { headers }: Request,
  reply: FastifyReply,
  problem: Problem,
  page: string,
) {
  if (!headers.accept?.includes('text/html')) return sendProblem(reply, problem);
  return reply
    .code(problem.statusCode)
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(FAILURE_SOURCES))
    .type('text/html; charset=utf-8')
    .send(page);
}

/**
 * Refuses a request of a tester. The page of the refusal leads to the panel. If the reply has the
 * header `retry-after`, the page also has a link that repeats the request.
 */
export const refuseTester = (request: Request, reply: FastifyReply, problem: Problem) =>
  sendRefusal(
    request,
    reply,
    problem,
    testSessionPage(problem.message, reply.hasHeader('retry-after')),
  );
