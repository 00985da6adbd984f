import { once } from 'node:events';
import type { Server } from 'node:http';

interface LocalServer {
  /** Without a trailing slash. */
  origin: string;
  /** Ends what is open, too. */
  stop: () => Promise<void>;
}

/** Lets a server of a journey listen on a free port of this machine alone. */
export async function listenLocally(server: Server): Promise<LocalServer> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
