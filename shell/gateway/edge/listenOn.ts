import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Listens at a host name. `localhost` has two IP addresses. Fastify would start a second server for
 * the second address, without the limits of the first server. Here, the first server also gets the
 * connections to the second address.
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
  // The cast is safe: a TCP listener's address is never a string.
  const { port: bound } = server.address() as AddressInfo;
  // Node's HTTP server gives its connections these options.
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  server.once('close', () => second.close());
  await new Promise<void>((resolve) => {
    // An error is ignored, because a machine without IPv6 has only one address.
    second.once('error', () => resolve());
    second.listen({ host: '::1', port: bound }, resolve);
  });
}
