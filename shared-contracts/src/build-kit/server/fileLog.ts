import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** @returns how many bytes were written */
type Write = (text: string | Uint8Array) => number;

/**
 * Writes to a file for as long as the process lives. What finds no room on the disk is lost, and later lines
 * are written again: Node's own streams are closed by the first failure, and pino's ends or blocks its process.
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
      // There is nowhere to say it.
      return 0;
    }
  };
}

/** A writer if the descriptor is a file; a pipe or a terminal has no disk that could be full. */
function fileOf(fd: number): { write: Write } | undefined {
  const stats = fstatSync(fd);
  return stats.isFIFO() || stats.isSocket() || isatty(fd) ? undefined : { write: writerTo(fd) };
}

/** This process's standard output and error where they are files. */
export const stdoutFile = fileOf(1);
export const stderrFile = fileOf(2);
