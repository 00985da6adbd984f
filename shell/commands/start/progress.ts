import { createWriteStream } from 'node:fs';

/** Reports a finished task with the seconds since the start. */
export type Progress = (text: string) => void;

export function createProgress(): Progress {
  const startedAt = Date.now();
  return (text) => {
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`${seconds.padStart(6)} s  ${text}`);
  };
}

/** Appends the output of a server to a file. */
export function openLog(file: string): (chunk: Buffer) => void {
  const log = createWriteStream(file, { flags: 'a' });
  // A full disk must not stop the shop.
  log.on('error', () => undefined);
  return (chunk) => void log.write(chunk);
}
