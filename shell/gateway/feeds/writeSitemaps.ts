import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENTRIES_PER_PAGE, pageBytes } from './sitemapXml';

export interface Sitemaps {
  /** File names, such as `products-1` and `products-2`. */
  names: readonly string[];
  /** @throws Error for an unknown name */
  open: (name: string) => Promise<FileHandle>;
  remove: () => Promise<void>;
}

/**
 * Writes the sitemaps of one list to disk, so that the memory never holds 100,000 products at the
 * same time.
 * @param name of the list, such as `products`
 * @throws Error if the list cannot be read completely; no file is left behind
 */
export async function writeSitemaps(name: string, pages: Paths): Promise<Sitemaps> {
  const folder = await mkdtemp(join(tmpdir(), `sitemaps-${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const names = await writeParts(folder, name, pages);
    return {
      names,
      remove,
      open: async (part) => {
        if (!names.includes(part)) throw new Error(`There is no sitemap ${part}.`);
        return open(join(folder, part));
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Paths of a list, in batches. */
type Paths = AsyncIterable<string[]> | Iterable<string[]>;

/** Limits of a sitemap file (sitemaps.org, protocol). */
export const LIMITS = { urls: 50_000, bytes: 50 * 1024 * 1024 };
/** Bytes of the markup around the entries of a file. */
const FRAME_BYTES = 200;

/**
 * Writes paths into files, one path per line. A file ends before its sitemap would exceed the
 * limits. The XML is written when a sitemap is served, because a shop may have several origins.
 * @returns the names of the files, such as `products-1`; empty if there are no paths
 */
export async function writeParts(
  folder: string,
  name: string,
  pages: Paths,
  limits = LIMITS,
): Promise<string[]> {
  const names: string[] = [];
  let file: Awaited<ReturnType<typeof open>> | undefined;
  let urls = 0;
  let bytes = 0;
  try {
    for await (const paths of pages) {
      let text = '';
      for (const path of paths) {
        const size = pageBytes(path);
        if (!file || urls + ENTRIES_PER_PAGE > limits.urls || bytes + size > limits.bytes) {
          await file?.write(text);
          await file?.close();
          text = '';
          names.push(`${name}-${names.length + 1}`);
          file = await open(join(folder, `${names.at(-1)}`), 'w');
          urls = 0;
          bytes = FRAME_BYTES;
        }
        text += `${path}\n`;
        urls += ENTRIES_PER_PAGE;
        bytes += size;
      }
      await file?.write(text);
    }
  } finally {
    await file?.close();
  }
  return names;
}
