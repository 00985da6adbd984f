import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type OpenReplies, trackReplies } from '@marketplace/contracts/server/openReplies';

interface UnreadLimits {
  /** Idle time after which a connection is closed. It is longer than any reply may take. */
  stalledMs: number;
  /** Maximum bytes of unread replies on all connections together. */
  bytes: number;
  checkMs: number;
}

const LIMITS: UnreadLimits = { stalledMs: 40_000, bytes: 64 * 1024 * 1024, checkMs: 500 };

/**
 * Limits the memory for replies that clients do not read. A connection on which the client reads
 * nothing is closed after `stalledMs`. If all connections together hold more than `bytes`, the
 * connections with the most unread bytes are closed first.
 */
export function limitUnread(server: Server, { stalledMs, bytes, checkMs } = LIMITS): void {
  // Node restarts this timeout whenever a part of a long reply is written.
  server.timeout = stalledMs;
  const open = trackReplies(server);
  const timer = setInterval(() => closeFullest(open, bytes), checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/**
 * Counts the unread bytes of a connection. Replies that wait behind the current reply are not yet
 * in the socket's buffer, so their bytes are added.
 */
const unreadOf = ([socket, replies]: [Socket, ReadonlySet<ServerResponse>]) => ({
  socket,
  size: [...replies]
    .filter((reply) => reply.socket !== socket)
    .reduce((sum, { writableLength }) => sum + writableLength, socket.writableLength),
});

function closeFullest(open: OpenReplies, bytes: number): void {
  const waiting = [...open].map(unreadOf).filter(({ size }) => size > 0);
  let sum = waiting.reduce((total, { size }) => total + size, 0);
  if (sum <= bytes) return;
  waiting.sort((one, other) => other.size - one.size);
  for (const { socket, size } of waiting) {
    sum -= size;
    socket.destroy();
    if (sum <= bytes) return;
  }
}
