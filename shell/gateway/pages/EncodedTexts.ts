import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { createResponseCache } from '@marketplace/contracts/responseCache';
import type { Encoding } from '../edge/acceptedEncoding';
import type { PageDocument } from './PageCache';

const decompress = promisify(brotliDecompress);
const compress = promisify(gzip);

/** An entry never becomes outdated, because its key contains the etag. */
const FOR_EVER = { freshMs: Number.MAX_SAFE_INTEGER, staleMs: 0 };

/**
 * Texts of cached documents for visitors without Brotli. Each text is encoded once per encoding,
 * for all requests. Only one text is encoded at a time, because encoding takes several times the
 * size of the text in memory.
 */
export class EncodedTexts {
  private readonly cache;
  private last: Promise<unknown> = Promise.resolve();

  /** @param capacity maximum bytes to keep */
  constructor(capacity: number) {
    this.cache = createResponseCache<Buffer>({ capacity, weigh: ({ length }) => length });
  }

  async read(document: PageDocument, encoding: Encoding | undefined): Promise<Buffer> {
    const { bytes, etag } = document;
    if (encoding === 'br') return bytes;
    const { value } = await this.cache.read(`${etag} ${encoding}`, async () => {
      const made = this.last.then(() => encode(bytes, encoding));
      this.last = made.catch(() => undefined);
      return { value: await made, ...FOR_EVER };
    });
    return value;
  }
}

async function encode(brotli: Buffer, encoding: 'gzip' | undefined): Promise<Buffer> {
  const text = await decompress(brotli);
  return encoding === 'gzip' ? compress(text) : text;
}
