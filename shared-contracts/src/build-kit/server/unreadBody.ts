import type { IncomingMessage } from 'node:http';

/** Node reads the body of these to its end, also if the request is refused before. */
const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

type Message = Pick<IncomingMessage, 'method' | 'headers' | 'complete'>;

/**
 * True for a GET, HEAD or the like that announces a body and is answered before it is there. Its connection
 * has to be closed: a proxy that hands the length on and not the body would lose its next request to it.
 */
export function hasUnreadBody(request: Message): boolean {
  const { method = '', complete } = request;
  return !WITH_BODY.includes(method) && !complete && hasBody(request);
}

/** True for a request whose headers announce a body. */
export const hasBody = ({ headers }: Pick<Message, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
