import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { createBoundedCache } from '@marketplace/contracts/boundedCache';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Visits of one text that are worth compressing it further. */
const POPULAR = 10;
/** Texts that are kept in their smallest form, a few dozen KB each. */
const MOST_TEXTS = 64;

/** A document by the name of its text, compressed by Brotli. */
interface NamedDocument {
  bytes: Buffer;
  etag: string;
}

/**
 * Compresses further what is given again and again: 8 % fewer bytes, for the time of some ten renders
 * (150 to 400 ms) in a thread of its own, one page at a time. A page that is made anew mostly has
 * the same text, and takes over what is known of that.
 */
export class PopularPages {
  /** By the name of the text. */
  private readonly smaller = createBoundedCache<Buffer>({ capacity: MOST_TEXTS });
  private readonly visits = new WeakMap<NamedDocument, number>();
  /** Documents whose bytes are the fewest. */
  private readonly smallest = new WeakSet<NamedDocument>();
  private isBusy = false;

  /** Notes a visit; from some visit on the document's bytes are fewer. */
  note(document: NamedDocument): void {
    const smaller = this.smallest.has(document) ? document.bytes : this.smaller.get(document.etag);
    if (smaller) {
      this.shrink(document, smaller);
      return;
    }
    const visits = (this.visits.get(document) ?? 0) + 1;
    this.visits.set(document, visits);
    if (visits < POPULAR || this.isBusy) return;
    this.isBusy = true;
    void compressFurther(document.bytes)
      .then((bytes) => this.shrink(document, bytes))
      // Without memory for it, say: the page is as it was.
      .catch(() => this.visits.delete(document))
      .finally(() => {
        this.isBusy = false;
      });
  }

  /** Once and for all; its text counts as used. */
  private shrink(document: NamedDocument, bytes: Buffer): void {
    document.bytes = bytes;
    this.smallest.add(document);
    this.smaller.set(document.etag, bytes);
  }
}

async function compressFurther(brotli: Buffer): Promise<Buffer> {
  const text = await decompress(brotli);
  return compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}
