import type { AddressInfo } from 'node:net';
import type { ServerMessage } from '@marketplace/contracts/server/ServerMessage';
import { serveQueryCounter } from './serveQueryCounter';

/**
 * Serves the query counter. Tests that count the queries of a storefront page start this process.
 * Its argument is the folder of pictures.
 */
async function main([mediaDir = '']: string[]): Promise<void> {
  const app = await serveQueryCounter(mediaDir);
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.on('SIGTERM', async () => {
    await app.close();
    process.exit(0);
  });
  // The cast is safe: `address()` returns a string only for a Unix socket.
  const { port } = app.server.address() as AddressInfo;
  process.send?.({ type: 'ready', port } satisfies ServerMessage);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
