import type { PageTable } from '@marketplace/contracts/pages/pageTable';
import type { Listing } from './listings';
import { readPaths } from './listPages';
import { type Sitemaps, writeSitemaps } from './writeSitemaps';

/** The pages of a shop, and the sitemaps of their lists. */
export interface SitemapSource {
  pages: PageTable;
  /** False if no cache may store the sitemaps. */
  isCached: boolean;
  /** @returns `undefined` if no complete sitemaps of the list are available after `waitMs` */
  read: (listing: Listing, waitMs: number) => Promise<Sitemaps | undefined>;
  /** Called once the sitemaps are read, or open for reading. */
  release: (sitemaps: Sitemaps) => Promise<void>;
}

/** The pages of a test session, and the API that lists them by its clock and with its faults. */
export interface SessionLists {
  pages: PageTable;
  apiOrigin: string;
}

/** Returns a source that writes the sitemaps for one request, and keeps nothing. */
export const sessionSitemaps = ({ pages, apiOrigin }: SessionLists): SitemapSource => ({
  pages,
  isCached: false,
  read: (listing, waitMs) =>
    writeSitemaps(listing.name, readPaths(listing, apiOrigin, AbortSignal.timeout(waitMs))).catch(
      () => undefined,
    ),
  release: (sitemaps) => sitemaps.remove(),
});
