import { networkOf } from '@marketplace/contracts/server/networkOf';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/errors';
import { ApiProblem } from './ApiProblem';

const RETRY_SECONDS = 2;

/** Errors that Fastify itself throws, translated into the contract's codes and messages. */
const FRAMEWORK_PROBLEMS: Record<string, ApiProblem> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new ApiProblem(
    415,
    'unsupported-media-type',
    'Send the body as application/json',
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: new ApiProblem(413, 'too-large', 'The request body is too large'),
  FST_ERR_BAD_URL: new ApiProblem(400, 'bad-url', 'The URL cannot be read'),
};

const UNREADABLE = new ApiProblem(400, 'invalid-json', 'The request body is not valid JSON');
const INTERNAL = new ApiProblem(500, 'internal', 'Something went wrong');
const UNAVAILABLE = new ApiProblem(
  503,
  'unavailable',
  'The service cannot answer just now, please try again',
  { retryAfterSeconds: RETRY_SECONDS },
);

/** True if the problem is a missing or invalid token, a wrong password or code, or a rate limit. */
const isAccessRefused = ({ statusCode, code }: ApiProblem) =>
  [401, 403, 429].includes(statusCode) || code === 'wrong-otp';

/** Logs a refusal with its route, but without URL and body, because these may be private. */
function logRefusal(request: FastifyRequest, problem: ApiProblem): void {
  const { method, routeOptions, ip } = request;
  const { statusCode: status, code, customer } = problem;
  const facts = { method, path: routeOptions.url, status, code, customer, network: networkOf(ip) };
  request.log.warn({ event: 'access-refused', ...facts });
}

/**
 * Converts all errors to replies without internal details. Logs unexpected errors and refused
 * accesses.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.statusCode >= 500) request.log.error({ err: error }, 'a request failed');
    if (isAccessRefused(problem)) logRefusal(request, problem);
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_, reply) =>
    sendProblem(reply, new ApiProblem(404, 'not-found', 'There is nothing at this path')),
  );
}

export function sendProblem(reply: FastifyReply, problem: ApiProblem): FastifyReply {
  reply.code(problem.statusCode).header('cache-control', 'no-store');
  if (problem.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  if (problem.retryAfterSeconds !== undefined) {
    reply.header('retry-after', problem.retryAfterSeconds);
  }
  return reply.send({
    statusCode: problem.statusCode,
    code: problem.code,
    message: problem.messages,
  });
}

export function problemOf(error: FastifyError | ApiProblem): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const known = FRAMEWORK_PROBLEMS[error.code];
  if (known) return known;
  if (isDatabaseUnavailable(error)) return UNAVAILABLE;
  const isCallersFault = error.statusCode !== undefined && error.statusCode < 500;
  return isCallersFault ? UNREADABLE : INTERNAL;
}
