import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connection → its replies that are not sent yet, in the order of their requests. Contains each
 * open connection on which a request has arrived.
 */
export type OpenReplies = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

/** Tracks the replies of a server. Must be called before the server listens. */
export function trackReplies(server: Server): OpenReplies {
  const open = new Map<Socket, Set<ServerResponse>>();
  // Runs before the listener that handles the request.
  server.prependListener('request', ({ socket }: IncomingMessage, reply: ServerResponse) => {
    const replies = open.get(socket) ?? new Set();
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    open.set(socket, replies.add(reply));
    reply.once('close', () => replies.delete(reply));
  });
  return open;
}
