import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

export interface LocalProxy {
  /** Without a trailing slash. */
  origin: string;
  /** Stops the proxy and closes open connections. */
  stop: () => Promise<void>;
}

export interface Exchange {
  incoming: IncomingMessage;
  reply: ServerResponse;
  /**
   * Forwards the request to the server behind the proxy.
   * @param onAnswer writes that server's reply into `reply`
   * @param headers override those of the request
   */
  pass: (onAnswer: (answer: IncomingMessage) => unknown, headers?: Record<string, string>) => void;
}

/** Starts a proxy on a free port of this machine, for journeys that change requests or replies. */
export async function startProxy(
  target: string,
  handle: (exchange: Exchange) => unknown,
): Promise<LocalProxy> {
  const server = createServer((incoming, reply) => {
    handle({
      incoming,
      reply,
      pass(onAnswer, headers = {}) {
        const options = { method: incoming.method, headers: { ...incoming.headers, ...headers } };
        const outgoing = forward(new URL(incoming.url ?? '/', target), options, onAnswer);
        outgoing.on('error', () => reply.destroy());
        incoming.pipe(outgoing);
      },
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    // Uses the host name of the target, because browsers send cookies to every port of a host.
    origin: `http://${new URL(target).hostname}:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
