import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Finds a free port.
 * @param port the port to check, or 0 for any free one
 * @returns the port, or undefined if it is in use
 */
export async function findFreePort(port = 0): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? address?.port : undefined;
}
