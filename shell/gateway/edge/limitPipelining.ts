import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SerialConnection } from './SerialConnection';

const LIMITS = {
  // Browsers and proxies send the next request after the reply.
  waiting: 8,
  // A reply is taken over as a whole, so that a render worker or the API host has done with it, however slowly
  // it is read; `limitUnread` bounds what that takes.
  replyBytes: 512 * 1024,
};

/**
 * Has the requests of a connection answered one after the other. Node would begin with all requests of a packet
 * at once, up to 3,600. Who sends more ahead than may wait loses the connection, and may send the rest on another
 * one (RFC 9112, section 9.3.2).
 *
 * @param server without listeners for connections besides its own
 */
export function limitPipelining(server: Server, limits = LIMITS): void {
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    // A server takes any stream as a connection.
    const connection = new SerialConnection(socket, limits);
    for (const listener of listeners) listener.call(server, connection);
  });
  server.prependListener('request', (request: IncomingMessage, reply: ServerResponse) => {
    const connection: unknown = request.socket;
    if (connection instanceof SerialConnection) connection.noteRequest(request, reply);
  });
}
