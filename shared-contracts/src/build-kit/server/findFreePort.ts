import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * @param port the port to ask for; 0 asks for any.
 * @returns the port if nobody listens on it, else undefined.
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
