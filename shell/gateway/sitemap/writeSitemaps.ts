import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchListPage } from './fetchListPage';
import { fixedPaths } from './fixedPaths';
import { LISTINGS, type Listing } from './listings';
import { pathsOf } from './pathsOf';
import { readPages } from './readPages';
import { writeParts } from './writeParts';

export interface Sitemaps {
  /** Of the files: `pages-1`, `products-1`, … */
  names: readonly string[];
  /** @throws for a name that is not among them */
  open: (name: string) => Promise<FileHandle>;
  remove: () => Promise<void>;
}

interface Source {
  apiOrigin: string;
  brandSlug: string;
}

/**
 * All sitemaps of the shop, on disk: a market of 100,000 products is never in memory at once.
 *
 * @throws when one of the lists cannot be had whole; then nothing is left behind
 */
export async function writeSitemaps(source: Source, stopped: AbortSignal): Promise<Sitemaps> {
  const folder = await mkdtemp(join(tmpdir(), `sitemaps-${process.pid}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const names = await writeParts(folder, 'pages', [fixedPaths(source.brandSlug)]);
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
