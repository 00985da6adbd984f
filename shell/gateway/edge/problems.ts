import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import {
  HEADERS,
  isPublicSecure,
  NOT_A_PAGE,
  OPENER_POLICY,
  STRICT_TRANSPORT,
} from './securityHeaders';

/** An error in the shape of the API contract. */
export interface Problem {
  statusCode: number;
  code: string;
  /** English, for whoever calls; says what to do. */
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

export const TOO_SLOW: Problem = {
  statusCode: 408,
  code: 'too-slow',
  message: 'The request took too long, please try again',
};

export const UNREADABLE: Problem = {
  statusCode: 400,
  code: 'invalid-request',
  message: 'The request cannot be read',
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
  431: { statusCode: 431, code: 'headers-too-large', message: 'The headers are too large' },
};

/** @param reply of a server of any kind, as a proxy's replies are typed */
export function sendProblem<Reply extends FastifyReply<RouteGenericInterface, RawServerBase>>(
  reply: Reply,
  problem: Problem,
) {
  return reply.code(problem.statusCode).header('cache-control', 'no-store').send(problem);
}

/** Answers what the gateway itself refuses: nothing of a failure's insides leaves, all of it is logged. */
export function handleProblems(gateway: FastifyInstance): void {
  gateway.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const refusal = status < 500 ? (REFUSALS[status] ?? UNREADABLE) : undefined;
    return sendProblem(reply, refusal ?? INTERNAL);
  });
  gateway.setNotFoundHandler((_, reply) => sendProblem(reply, NOT_FOUND));
}

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what Node's parser refuses, before there is a request.
 * @param publicOrigin set where a proxy in front terminates TLS
 */
export const refuserOfUnreadable =
  (publicOrigin?: string) =>
  (error: { code?: string }, socket: Socket): void =>
    refuseUnreadable(error, socket, isPublicSecure(publicOrigin) ? STRICT_TRANSPORT : {});

function refuseUnreadable({ code }: { code?: string }, socket: Socket, transport: object): void {
  // The peer has gone, or an answer is under way.
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_CODE[code ?? ''] ?? 400;
  const body = JSON.stringify(REFUSALS[status]);
  const headers = {
    ...HEADERS,
    [OPENER_POLICY]: 'same-origin',
    'content-security-policy': NOT_A_PAGE,
    ...transport,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
