import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { Rendering } from './requestRender';

/** A growing buffer that any number of readers read from its start. */
class SharedBytes {
  private readonly chunks: Buffer[] = [];
  private readonly readers = new Set<Readable>();
  private isWhole = false;

  constructor(private readonly source: Readable) {
    source.on('data', (chunk: Buffer) => {
      this.chunks.push(chunk);
      for (const reader of this.readers) reader.push(chunk);
    });
    source.once('end', () => {
      this.isWhole = true;
    });
    source.once('close', () => {
      for (const reader of this.readers) this.end(reader);
    });
  }

  read(): Readable {
    const reader = new Readable({ read: () => undefined });
    for (const chunk of this.chunks) reader.push(chunk);
    if (this.source.closed) this.end(reader);
    else this.readers.add(reader);
    reader.once('close', () => this.readers.delete(reader));
    return reader;
  }

  private end(reader: Readable): void {
    if (this.isWhole) reader.push(null);
    else reader.destroy(new Error('The page broke off.'));
  }
}

/**
 * A document that is still rendering while it is sent to all requests that waited for its beginning. One
 * render each would keep all workers busy while the API is slow. Its nonce is drawn after all of its text is
 * known to be the same for everybody.
 */
export class StreamedPage {
  private readonly brotli: SharedBytes;
  private text: SharedBytes | undefined;

  constructor(readonly rendering: Rendering) {
    this.brotli = new SharedBytes(rendering.body);
  }

  /** The document from its start, compressed by Brotli; it ends early if the worker does. */
  read(): Readable {
    return this.brotli.read();
  }

  /** The same as plain text, decompressed once for all readers. */
  readText(): Readable {
    this.text ??= new SharedBytes(
      pipeline(this.brotli.read(), createBrotliDecompress(), () => undefined),
    );
    return this.text.read();
  }
}
