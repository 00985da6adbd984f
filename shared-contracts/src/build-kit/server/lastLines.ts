import type { Readable } from 'node:stream';

/**
 * Keeps the last lines of a stream.
 * @returns a function that returns these lines as one text, without blank lines
 */
export function lastLines(stream: Readable | null, count: number): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => {
    text = `${text}${chunk}`.slice(-8_000);
  });
  return () =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-count)
      .join('\n');
}
