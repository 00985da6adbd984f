import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { bodyLimit, JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import type { Call } from '@marketplace/contracts/api/defineCall';

/**
 * Returns a function that maps the URL of an API request to the size limit of its body, in bytes.
 * Upload calls have their own limits. All other calls share the JSON limit.
 * @param prefix path under which the gateway serves the API
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
 * Limits how many request bodies may arrive at the same time. If a body begins when the limit is
 * reached, the oldest unfinished body is refused. It probably belongs to a slow sender, because
 * most bodies arrive together with their headers.
 */
export class IncomingBodies {
  private readonly coming = new Set<{ network: string; body: LimitedBody }>();

  /** @param limits maximum number of concurrent bodies, in total and per network */
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

/**
 * A stream that passes on the body of a request. If the body exceeds the limit, the stream fails
 * and sets `isTooLarge`.
 */
export class LimitedBody extends Transform {
  isTooLarge = false;
  /** Number of bytes received so far. Fastify requires a property of this name. */
  receivedEncodedLength = 0;

  constructor(
    source: Readable,
    private readonly limit: number,
  ) {
    super();
    source.on('error', (error) => this.destroy(error));
    // If the visitor disconnects, the request to the API host ends as well.
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
