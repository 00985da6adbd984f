import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ApiProblem } from './ApiProblem';
import { HEADERS } from './guardRequests';

const PROBLEMS: Readonly<Record<string, ApiProblem>> = {
  HPE_HEADER_OVERFLOW: new ApiProblem(431, 'headers-too-large', 'The headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: new ApiProblem(408, 'too-slow', 'The request took too long'),
};
const UNREADABLE = new ApiProblem(400, 'invalid-request', 'The request cannot be read');

/** Answers what Node's parser refuses, before there is a request, as everything else is refused. */
export function refuseUnreadable({ code }: { code?: string }, socket: Socket): void {
  // The peer has gone, or an answer is under way.
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { statusCode, code: reason, messages } = PROBLEMS[code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ statusCode, code: reason, message: messages });
  const headers = {
    ...HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join('')}\r\n${body}`);
}
