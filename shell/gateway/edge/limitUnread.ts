import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => closeFullest(open, bytes), checkMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function closeFullest(open: Iterable<Socket>, bytes: number): void {
  const waiting = [...open].filter(({ writableLength }) => writableLength > 0);
  let sum = waiting.reduce((total, { writableLength }) => total + writableLength, 0);
  if (sum <= bytes) return;
  waiting.sort((one, other) => other.writableLength - one.writableLength);
  for (const socket of waiting) {
    sum -= socket.writableLength;
    socket.destroy();
    if (sum <= bytes) return;
  }
}
