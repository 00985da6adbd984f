import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on a port of the host. `localhost` has two addresses: Fastify would start a second server without the
 * limits of the first. Here the connections of the second address go to the first server.
 */
export async function listenOn(
  gateway: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  const { server } = gateway;
  if (host !== 'localhost') {
    await gateway.listen({ host, port });
    return;
  }
  await gateway.listen({ host: '127.0.0.1', port });
  // A TCP listener's address is never a string.
  const { port: bound } = server.address() as AddressInfo;
  // With the options that an HTTP server gives its connections.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  server.once('close', () => second.close());
  await new Promise<void>((resolve) => {
    // A machine without IPv6 has one address.
    second.once('error', () => resolve());
    second.listen({ host: '::1', port: bound }, resolve);
  });
}
