import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type OpenReplies, trackReplies } from './openReplies';

interface Refusal {
  statusCode: number;
  code: string;
  message: string;
}

/** Refusals in the shape of the contract. */
export const UNREADABLE = {
  statusCode: 400,
  code: 'invalid-request',
  message: 'The request cannot be read',
} as const satisfies Refusal;
export const TOO_SLOW: Refusal = {
  statusCode: 408,
  code: 'too-slow',
  message: 'The request took too long, please try again',
};
export const HEADERS_TOO_LARGE: Refusal = {
  statusCode: 431,
  code: 'headers-too-large',
  message: 'The headers are too large',
};

const OF_CODE: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: HEADERS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** For Fastify's `clientErrorHandler`, whose own answer would come besides. */
export const answeredByRefuseUnreadable = (): void => undefined;

/**
 * Answers what Node's parser refuses, before there is a request or while its body comes in. A connection on
 * which another answer is under way is closed instead: it would be read as a part of that one.
 */
export function refuseUnreadable(server: Server, headers: Readonly<Record<string, string>>): void {
  const open = trackReplies(server);
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(open, socket)) socket.destroy();
    else socket.end(textOf(OF_CODE[code] ?? UNREADABLE, headers));
  });
}

/** Of a request that is still coming in, the answer may not have begun. */
const isAnswering = (open: OpenReplies, socket: Socket): boolean =>
  [...(open.get(socket) ?? [])].some(({ req, headersSent }) => req.complete || headersSent);

function textOf(refusal: Refusal, headers: Readonly<Record<string, string>>): string {
  const { statusCode } = refusal;
  const body = JSON.stringify(refusal);
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('')}\r\n${body}`;
}
