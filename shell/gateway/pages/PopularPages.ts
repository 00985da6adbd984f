import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { createBoundedCache } from '@marketplace/contracts/boundedCache';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Number of visits after which a text is compressed further. */
const POPULAR = 10;
/** Maximum number of texts that are kept in their smallest form. Each takes a few dozen KB. */
const MOST_TEXTS = 64;

/** A document compressed with Brotli, and the etag of its text. */
interface NamedDocument {
  bytes: Buffer;
  etag: string;
}

/**
 * Compresses popular pages further, one at a time, in a separate thread. This saves 8 % of the
 * bytes and takes as long as ten renders (150 to 400 ms). A page that is rendered again usually has
 * the same text, so it gets its smaller form immediately.
 */
export class PopularPages {
  /** Etag → the text in its smallest form. */
  private readonly smaller = createBoundedCache<Buffer>({ capacity: MOST_TEXTS });
  private readonly visits = new WeakMap<NamedDocument, number>();
  /** Documents that are in their smallest form. */
  private readonly smallest = new WeakSet<NamedDocument>();
  private isBusy = false;

  /** Counts a visit. Gives the document its smaller form if that form is ready. */
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
      // If compression fails, for instance because memory runs out, the page stays as it is.
      .catch(() => this.visits.delete(document))
      .finally(() => {
        this.isBusy = false;
      });
  }

  /** Gives a document its smallest form, and marks that form as most recently used. */
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
