import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a proxy that forwards all requests to a port and drops all replies. */
export async function startReplyDroppingProxy(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const host = connect(port, '127.0.0.1');
    for (const socket of [visitor, host]) {
      sockets.add(socket);
      // Ignores errors, because both ends get one if a killed process breaks its connections.
      socket.on('error', () => undefined);
    }
    visitor.pipe(host);
    host.resume();
    host.on('close', () => visitor.destroy());
    visitor.on('close', () => host.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
