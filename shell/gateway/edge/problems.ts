import {
  HEADERS_TOO_LARGE,
  TOO_SLOW,
  UNREADABLE,
} from '@marketplace/contracts/server/refuseUnreadable';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';

/** An error in the shape of the API contract. */
export interface Problem {
  statusCode: number;
  code: string;
  /** In English, for the developers of API clients. */
  message: string;
}

const INTERNAL: Problem = { statusCode: 500, code: 'internal', message: 'Something went wrong' };
export const NOT_FOUND: Problem = {
  statusCode: 404,
  code: 'not-found',
  message: 'There is nothing at this path for this method',
};

export const TOO_LARGE: Problem = {
  statusCode: 413,
  code: 'too-large',
  message: 'What was sent is too large.',
};

const REFUSALS: Readonly<Record<number, Problem>> = {
  400: UNREADABLE,
  408: TOO_SLOW,
  413: TOO_LARGE,
  415: {
    statusCode: 415,
    code: 'unsupported-media-type',
    message: 'The body is of a type that is not read here',
  },
  431: HEADERS_TOO_LARGE,
};

/**
 * @param reply reply of any server type, because the API proxy's replies have another type than the
 * gateway's
 */
export function sendProblem<Reply extends FastifyReply<RouteGenericInterface, RawServerBase>>(
  reply: Reply,
  problem: Problem,
) {
  return reply.code(problem.statusCode).header('cache-control', 'no-store').send(problem);
}

/** Sets the error replies of the gateway. The details of a failure are logged, but not sent. */
export function handleProblems(gateway: FastifyInstance): void {
  gateway.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const refusal = status < 500 ? (REFUSALS[status] ?? UNREADABLE) : undefined;
    return sendProblem(reply, refusal ?? INTERNAL);
  });
  gateway.setNotFoundHandler((_, reply) => sendProblem(reply, NOT_FOUND));
}
