import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { bodyLimit, JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import type { Call } from '@marketplace/contracts/api/defineCall';

/**
 * Body limit in bytes of an API request by its URL: upload calls state their own, all others share
 * the JSON limit. @param prefix path under which the API is reached
 */
export function apiBodyLimits(prefix: string): (url: string) => number {
  const uploads = Object.values<Call>(apiCalls).filter(({ upload }) => upload);
  const limits = new Map(uploads.map((call) => [`${prefix}${call.path}`, bodyLimit(call)]));
  return (url) => limits.get(url.split('?')[0] ?? '') ?? JSON_BODY_LIMIT;
}

interface AtOnce {
  most: number;
  mostOfOne: number;
}

/**
 * Bodies that are arriving. If there are too many, the oldest is refused: nearly all bodies arrive together
 * with their headers, so slow senders keep nobody out.
 */
export class IncomingBodies {
  private readonly coming = new Set<{ network: string; body: LimitedBody }>();

  /** @param limits of bodies at once, in total and of one network */
  constructor(private readonly limits: AtOnce) {}

  /** @returns a function to call when the body has arrived or failed */
  add(network: string, body: LimitedBody): () => void {
    const all = [...this.coming];
    const own = all.filter((other) => other.network === network);
    const [oldest] =
      own.length >= this.limits.mostOfOne ? own : all.length >= this.limits.most ? all : [];
    if (oldest) {
      this.coming.delete(oldest);
      oldest.body.destroy(new Error('Others came meanwhile.'));
    }
    const one = { network, body };
    this.coming.add(one);
    return () => this.coming.delete(one);
  }
}

/** Streams a body through and fails with `isTooLarge` set when it exceeds the limit. */
export class LimitedBody extends Transform {
  isTooLarge = false;
  /** Bytes so far, under the name that Fastify reads. */
  receivedEncodedLength = 0;

  constructor(
    source: Readable,
    private readonly limit: number,
  ) {
    super();
    source.on('error', (error) => this.destroy(error));
    // A disconnected visitor ends the request to the API host as well.
    source.on('close', () => !source.readableEnded && this.destroy());
    source.pipe(this);
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.receivedEncodedLength += chunk.length;
    this.isTooLarge = this.receivedEncodedLength > this.limit;
    if (this.isTooLarge) done(new Error('The body is too large.'));
    else done(null, chunk);
  }
}
