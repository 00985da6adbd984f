import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** @returns the number of bytes written */
type Write = (text: string | Uint8Array) => number;

/**
 * Writes to a file during the whole life of the process. Text is lost while the disk is full, and
 * later lines are written again. Node's own streams close at the first failure, and pino's exit or
 * block the process.
 */
export function writerTo(fd: number): Write {
  let isCut = false;
  return (text) => {
    const bytes = isCut ? Buffer.concat([Buffer.from('\n'), Buffer.from(text)]) : Buffer.from(text);
    try {
      const written = writeSync(fd, bytes);
      isCut = written < bytes.length;
      return written;
    } catch {
      // The log itself failed, so nothing can report it.
      return 0;
    }
  };
}

/**
 * A writer if the descriptor is a file; undefined for pipes and terminals, which no full disk
 * affects.
 */
function fileOf(fd: number): { write: Write } | undefined {
  const stats = fstatSync(fd);
  return stats.isFIFO() || stats.isSocket() || isatty(fd) ? undefined : { write: writerTo(fd) };
}

/** This process's standard output and error if they are files. */
export const stdoutFile = fileOf(1);
export const stderrFile = fileOf(2);
