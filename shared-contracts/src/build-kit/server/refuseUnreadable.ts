import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type OpenReplies, trackReplies } from './openReplies';

interface Refusal {
  statusCode: number;
  code: string;
  message: string;
}

/** Refusals with the body that the contract requires. */
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

/**
 * Does nothing. It is passed to Fastify as `clientErrorHandler`, because Fastify's default handler
 * would send a second reply.
 */
export const answeredByRefuseUnreadable = (): void => undefined;

/**
 * Makes a server reply to requests that Node's parser refuses, before or during the body. If
 * another reply is pending on the connection, closes the connection instead, because the client
 * would mistake the refusal for that reply.
 */
export function refuseUnreadable(server: Server, headers: Readonly<Record<string, string>>): void {
  const open = trackReplies(server);
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    if (code === 'ECONNRESET' || !socket.writable || isAnswering(open, socket)) socket.destroy();
    else socket.end(textOf(OF_CODE[code] ?? UNREADABLE, headers));
  });
}

/**
 * True if a reply has begun, or if a complete request waits for its reply. An incomplete request
 * without a reply does not count, because it is the request that the parser refuses.
 */
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
