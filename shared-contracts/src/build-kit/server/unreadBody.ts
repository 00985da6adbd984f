import type { IncomingMessage } from 'node:http';

/** Methods whose body Node reads to its end, even if the server has already refused the request. */
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

type Message = Pick<IncomingMessage, 'method' | 'headers' | 'complete'>;

/**
 * True for a GET, HEAD or similar request that announces a body which has not arrived. The
 * connection of such a request must be closed. Otherwise, if a proxy forwards the length but not
 * the body, the next request of that proxy would be read as the body.
 */
export function hasUnreadBody(request: Message): boolean {
  const { method = '', complete } = request;
  return !WITH_BODY.includes(method) && !complete && hasBody(request);
}

/** True for a request whose headers announce a body. */
export const hasBody = ({ headers }: Pick<Message, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
