import { createWriteStream } from 'node:fs';

/** Appends what a server writes to a file. */
export function openLog(file: string): (chunk: Buffer) => void {
  const log = createWriteStream(file, { flags: 'a' });
  // A full disk must not stop the shop.
  log.on('error', () => undefined);
  return (chunk) => void log.write(chunk);
}
