import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SerialConnection } from './SerialConnection';

const LIMITS = {
  // Maximum number of waiting requests. Few are enough: browsers and proxies send the next request
  // only after the reply.
  waiting: 8,
  // Size of the reply buffer. It holds a whole reply, so that a slow reader does not occupy a
  // render worker or the API host. `limitUnread` limits this memory.
  replyBytes: 512 * 1024,
};

/**
 * Handles the requests of a connection one after another. Node would begin all requests of a packet
 * at the same time, up to 3,600. A client that sends too many requests without waiting for replies
 * loses the connection. The client may send the rest on a new connection (RFC 9112, section 9.3.2).
 * @param server must have no `connection` listener except Node's own
 */
export function limitPipelining(server: Server, limits = LIMITS): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // Node's HTTP server accepts any duplex stream as a connection.
    const connection = new SerialConnection(socket, limits);
    for (const listener of listeners) listener.call(server, connection);
  });
  server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
    const connection: unknown = request.socket;
    if (connection instanceof SerialConnection) connection.noteRequest(request, reply);
  });
}
