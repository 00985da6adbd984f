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
  /** Ends what is open, too. */
  stop: () => Promise<void>;
}

export interface Exchange {
  incoming: IncomingMessage;
  reply: ServerResponse;
  /**
   * Sends the request on to the server behind the proxy.
   * @param onAnswer writes its answer into `reply`
   * @param headers over those of the request
   */
  pass: (onAnswer: (answer: IncomingMessage) => unknown, headers?: Record<string, string>) => void;
}

/** A server on a free port of this machine, in front of another one, for journeys that alter replies. */
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
    // The host of the target, whose cookies are sent to every port of it.
    origin: `http://${new URL(target).hostname}:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
