import { setTimeout as sleep } from 'node:timers/promises';
import { openSlowConnections, slowRequests } from '@marketplace/contracts/testing/slowConnections';

const OPENED_PER_SECOND = 200;

/**
 * Opens slow connections in a separate process. Its arguments are `<port> <connections of each
 * kind> <many|one>`. The last one says whether the connections come from many IP addresses or from
 * one. Prints the counts when the process is stopped.
 */
const [port = 0, ofKind = 0, addresses] = process.argv.slice(2).map((it) => Number(it) || it);
const kinds = slowRequests(`127.0.0.1:${port}`);
const requests = Object.values(kinds).flat();
const each = Math.ceil((Number(ofKind) * Object.keys(kinds).length) / requests.length);
const slow = openSlowConnections({
  port: Number(port),
  requests,
  each,
  addressOf: (n) => (addresses === 'many' ? `127.1.${n >> 8}.${n & 255}` : '127.1.0.1'),
  everyMs: 1000,
  openedPerSecond: OPENED_PER_SECOND,
});
process.once('SIGTERM', () => {
  process.stdout.write(`${JSON.stringify({ open: slow.mostOpen(), closed: slow.closed() })}\n`);
  process.exit(0);
});
await sleep((1000 * each * requests.length) / OPENED_PER_SECOND);
process.send?.({ type: 'ready', port: 0 });
