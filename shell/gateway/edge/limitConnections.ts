import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@marketplace/contracts/server/networkOf';

const MOST = 10_000;
/**
 * File descriptors per connection: its own, and those of the connections that its request opens to
 * a worker or the API host.
 */
const FILES_EACH = 3;

/**
 * Limits the open connections, because they take file descriptors that requests need. Above the
 * limit, the network with the most connections loses its oldest connection. So a client that opens
 * thousands of connections does not lock out other clients.
 */
export function limitConnections(server: Server, most = mostConnections()): void {
  const byNetwork = new Map<string, Set<Socket>>();
  let open = 0;
  const forget = (network: string, socket: Socket) => {
    const own = byNetwork.get(network);
    if (!own?.delete(socket)) return;
    open -= 1;
    if (own.size === 0) byNetwork.delete(network);
  };
  const closeOldest = () => {
    const [largest] = [...byNetwork].sort(([, one], [, other]) => other.size - one.size);
    const [network = '', [oldest] = []] = largest ?? [];
    if (!oldest) return;
    forget(network, oldest);
    oldest.destroy();
  };
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(socket));
    open += 1;
    socket.once('close', () => forget(network, socket));
    if (open > most) closeOldest();
  });
}

function mostConnections(): number {
  // The cast is safe: Node's report has this shape. On Windows, it contains no limits.
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files.soft);
  return Number.isNaN(files) ? MOST : Math.min(MOST, Math.floor(files / FILES_EACH));
}
