import type { Readable } from 'node:stream';

interface DrainLimits {
  bytes: number;
  ms: number;
}

/**
 * Reads the rest of a refused body, within limits, so that the client receives the reply. A client
 * reads no reply while it sends, so the reply would be lost if the server closed the connection
 * meanwhile.
 * @returns true if the body ended
 */
export function drainBody(body: Readable, { bytes, ms }: DrainLimits): Promise<boolean> {
  if (body.readableEnded) return Promise.resolve(true);
  if (body.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let left = bytes;
    const finish = (hasEnded: boolean) => {
      clearTimeout(timer);
      body.off('data', count).off('end', end).off('close', close);
      body.pause();
      resolve(hasEnded);
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) finish(false);
    };
    const end = () => finish(true);
    const close = () => finish(body.readableEnded);
    const timer = setTimeout(() => finish(false), ms);
    body.on('data', count).on('end', end).on('close', close);
    body.resume();
  });
}
