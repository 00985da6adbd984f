import { type Readable, Transform, type TransformCallback } from 'node:stream';

/** A body passed on as it comes in, up to a limit; beyond it, it fails and says that it was that. */
export class LimitedBody extends Transform {
  isTooLarge = false;
  /** Bytes so far, by the name Fastify knows. */
  receivedEncodedLength = 0;

  constructor(
    source: Readable,
    private readonly limit: number,
  ) {
    super();
    source.on('error', (error) => this.destroy(error));
    // A visitor who goes away ends the request to the host as well.
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
