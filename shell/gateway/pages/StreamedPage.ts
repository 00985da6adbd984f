import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { Rendering } from './requestRender';

/** A growing buffer that any number of readers can read from its start. */
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
 * A document that is sent while it is still being rendered. All requests that waited for its
 * beginning share it: if each request had its own render, a slow API would keep all workers busy.
 * All these requests also get the same nonce.
 */
export class StreamedPage {
  private readonly brotli: SharedBytes;
  private text: SharedBytes | undefined;

  constructor(readonly rendering: Rendering) {
    this.brotli = new SharedBytes(rendering.body);
  }

  /** Reads the document from its start, compressed with Brotli. Fails if the worker ends early. */
  read(): Readable {
    return this.brotli.read();
  }

  /** Reads the document as uncompressed text. It is decompressed once for all readers. */
  readText(): Readable {
    this.text ??= new SharedBytes(
      pipeline(this.brotli.read(), createBrotliDecompress(), () => undefined),
    );
    return this.text.read();
  }
}
