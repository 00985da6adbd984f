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

/** Streams a body through and fails with `isTooLarge` set when it exceeds the limit. */
export class LimitedBody extends Transform {
  isTooLarge = false;
  /** Bytes so far; Fastify reads this name. */
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
