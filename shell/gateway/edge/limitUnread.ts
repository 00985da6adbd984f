import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type OpenReplies, trackReplies } from '@marketplace/contracts/server/openReplies';

interface UnreadLimits {
  /** A connection on which nothing moves for so long is closed: longer than any answer may take. */
  stalledMs: number;
  /** Most bytes of replies that wait to be read, on all connections together. */
  bytes: number;
  checkMs: number;
}

const LIMITS: UnreadLimits = { stalledMs: 40_000, bytes: 64 * 1024 * 1024, checkMs: 500 };

/**
 * Bounds what replies hold in memory that their clients do not read. One that takes nothing is given up after a
 * time; while too much waits in all, those with the most lose their connection first.
 */
export function limitUnread(server: Server, { stalledMs, bytes, checkMs } = LIMITS): void {
  // Part of a long write counts as movement.
  server.timeout = stalledMs;
  const open = trackReplies(server);
  const timer = setInterval(() => closeFullest(open, bytes), checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** Many requests may come in one packet: the replies after the first wait beside the connection. */
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
