import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Passes on what is sent to a port, and nothing of what comes back: replies are lost on the way. */
export async function startReplyDroppingProxy(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const host = connect(port, '127.0.0.1');
    for (const socket of [visitor, host]) {
      sockets.add(socket);
      // Whoever is killed takes the connection along; both ends learn it from each other.
      socket.on('error', () => undefined);
    }
    visitor.pipe(host);
    host.resume();
    host.on('close', () => visitor.destroy());
    visitor.on('close', () => host.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP listener's address is never a string.
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
