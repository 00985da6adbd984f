import type { PageTable } from '@marketplace/contracts/pages/pageTable';
import type { Listing } from './listings';
import type { Sitemaps } from './writeSitemaps';

/** The pages of a shop, and the sitemaps of their lists. */
export interface SitemapSource {
  pages: PageTable;
  /** False if no cache may store the sitemaps. */
  isCached: boolean;
  /** @returns the reason if no complete sitemaps of the list are available after `waitMs` */
  read: (listing: Listing, waitMs: number) => Promise<Sitemaps | { why: string }>;
  /** Called once the sitemaps are read, or open for reading. */
  release: (sitemaps: Sitemaps) => Promise<void>;
}

/** The pages of a test session, and the API that lists them by its clock and with its faults. */
export interface SessionLists {
  pages: PageTable;
  apiOrigin: string;
}
