import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** @returns the number of bytes written */
type Write = (text: string | Uint8Array) => number;

/**
 * Returns a function that writes to a file as long as the process lives. The function drops text
 * while the disk is full, and writes again when there is room. Node's own streams would close at
 * the first failure, and pino's streams would exit or block the process.
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
      // The log itself failed, so nothing can report the failure.
      return 0;
    }
  };
}

/** Number of older files of a log that are kept. */
export const OLDER_LOGS = 5;

/** Path of an older file of a log. The latest has the age 1; the log itself has the age 0. */
export const logOfAge = (log: string, age: number): string => (age === 0 ? log : `${log}.${age}`);

/**
 * Returns a writer if the descriptor is a file; undefined for pipes and terminals, which a full
 * disk does not affect.
 */
function fileOf(fd: number): { write: Write } | undefined {
  const stats = fstatSync(fd);
  return stats.isFIFO() || stats.isSocket() || isatty(fd) ? undefined : { write: writerTo(fd) };
}

/** Writers to this process's standard output and standard error, if these are files. */
export const stdoutFile = fileOf(1);
export const stderrFile = fileOf(2);
