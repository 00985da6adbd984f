import { connect } from 'node:net';

/** Number of requests that a connection sends without waiting for replies. */
const REQUESTS = 600;
const REOPENED_AFTER_MS = 1000;
/**
 * Time in ms after which a client that reads nothing closes its connection, because such a client
 * does not notice when the gateway closes it.
 */
const UNREAD_FOR_MS = 5000;
const PATHS = ['/', '/product', '/api/product/public/product', '/sitemap.xml', '/blog/feed.xml'];
const ENCODINGS = ['gzip', 'br', 'identity'];

/**
 * Kinds of clients: for each path and encoding, a client that reads the replies and a client that
 * does not.
 */
const KINDS = PATHS.flatMap((path) =>
  ENCODINGS.flatMap((encoding) => [true, false].map((reads) => ({ path, encoding, reads }))),
);

/**
 * Runs pipelining clients in a separate process. Its arguments are `<port> <connections>`. Reopens
 * closed connections, and prints their counts when the process is stopped.
 */
const [port = 0, connections = 0] = process.argv.slice(2).map(Number);
let [open, mostOpen, closed] = [0, 0, 0];

function openOne(index: number): void {
  const kind = KINDS[index % KINDS.length];
  if (!kind) return;
  const { path, encoding, reads } = kind;
  const head = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: ${encoding}\r\n\r\n`;
  const localAddress = `127.2.${index >> 8}.${index & 255}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // A connection that the gateway resets counts as closed.
  socket.on('error', () => undefined).write(head.repeat(REQUESTS));
  if (reads) socket.resume();
  else setTimeout(() => socket.destroy(), UNREAD_FOR_MS);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  socket.once('close', () => {
    open -= 1;
    closed += 1;
    setTimeout(() => openOne(index), REOPENED_AFTER_MS);
  });
}

for (let index = 0; index < connections; index += 1) openOne(index);
process.once('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ open: mostOpen, closed })}\n`);
  process.exit(0);
});
process.send?.({ type: 'ready', port: 0 });
