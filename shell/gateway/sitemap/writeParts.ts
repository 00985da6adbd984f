import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { LONGEST_ORIGIN, urlEntry } from './sitemapXml';

/** What a sitemap file may hold (sitemaps.org, protocol). */
export const MOST = { urls: 50_000, bytes: 50 * 1024 * 1024 };
/** Around the entries. */
const FRAME_BYTES = 200;

/**
 * Writes paths into files of a sitemap's size, a path a line; the origin is put before them when
 * they are served, because one shop may be known under several.
 *
 * @returns the files' names: `products-1`, `products-2`; none where there is nothing
 */
export async function writeParts(
  folder: string,
  name: string,
  pages: AsyncIterable<string[]> | Iterable<string[]>,
  most = MOST,
): Promise<string[]> {
  const names: string[] = [];
  let file: Awaited<ReturnType<typeof open>> | undefined;
  let urls = 0;
  let bytes = 0;
  try {
    for await (const paths of pages) {
      let text = '';
      for (const path of paths) {
        const size = urlEntry('', path).length + LONGEST_ORIGIN;
        if (!file || urls === most.urls || bytes + size > most.bytes) {
          await file?.write(text);
          await file?.close();
          text = '';
          names.push(`${name}-${names.length + 1}`);
          file = await open(join(folder, `${names.at(-1)}`), 'w');
          urls = 0;
          bytes = FRAME_BYTES;
        }
        text += `${path}\n`;
        urls += 1;
        bytes += size;
      }
      await file?.write(text);
    }
  } finally {
    await file?.close();
  }
  return names;
}
