import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indexedPaths } from '@marketplace/contracts/pages/pageTable';
import { LISTINGS, type Listing, pathsOf } from './listings';
import { fetchListPage, readPages } from './listPages';
import { LONGEST_ORIGIN, urlEntry } from './sitemapXml';

export interface Sitemaps {
  /** File names: `pages-1`, `products-1`, … */
  names: readonly string[];
  /** @throws for an unknown name */
  open: (name: string) => Promise<FileHandle>;
  remove: () => Promise<void>;
}

interface Source {
  apiOrigin: string;
  brandSlug: string;
}

/**
 * Writes all sitemaps of the shop to disk: 100,000 products are never in memory at once.
 *
 * @throws when a list cannot be read completely; then no file is left behind
 */
export async function writeSitemaps(source: Source, stopped: AbortSignal): Promise<Sitemaps> {
  const folder = await mkdtemp(join(tmpdir(), `sitemaps-${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const names = await writeParts(folder, 'pages', [indexedPaths(source.brandSlug)]);
    for (const listing of LISTINGS) {
      const pages = readPaths(listing, source.apiOrigin, stopped);
      names.push(...(await writeParts(folder, listing.name, pages)));
    }
    return {
      names,
      remove,
      open: async (name) => {
        if (!names.includes(name)) throw new Error(`There is no sitemap ${name}.`);
        return open(join(folder, name));
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* readPaths(listing: Listing, apiOrigin: string, stopped: AbortSignal) {
  const pages = readPages((page) => fetchListPage(apiOrigin, listing, page, stopped));
  for await (const slugs of pages) yield pathsOf(listing, slugs);
}

/** Limits of a sitemap file (sitemaps.org, protocol). */
export const LIMITS = { urls: 50_000, bytes: 50 * 1024 * 1024 };
/** Bytes of the markup around the entries. */
const FRAME_BYTES = 200;

/**
 * Writes paths into files of at most a sitemap's size, one path per line; the origin is prepended
 * when they are served, because one shop may have several.
 *
 * @returns the files' names: `products-1`, `products-2`; empty without paths
 */
export async function writeParts(
  folder: string,
  name: string,
  pages: AsyncIterable<string[]> | Iterable<string[]>,
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
        const size = urlEntry('', path).length + LONGEST_ORIGIN;
        if (!file || urls === limits.urls || bytes + size > limits.bytes) {
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
