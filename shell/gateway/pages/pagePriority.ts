import {
  isPrefetchablePath,
  ownerOf,
  type PageTable,
} from '@marketplace/contracts/pages/pageTable';
import type { Priority } from '@marketplace/contracts/server/Slots';

interface Visit {
  method: string;
  /** Path and query. */
  url: string;
  /** `Sec-Purpose` header, which browsers send with a prefetch. */
  purpose: string | string[] | undefined;
}

/** Query parameters that contain search words. */
const SEARCHES = ['productName', 'shopName'];

/**
 * Returns the priority of a page. Cart, checkout, accounts and posted forms come first, then public
 * pages, then searches and prefetches.
 */
export function pagePriority({ method, url, purpose }: Visit, pages: PageTable): Priority {
  if (method === 'POST') return 'purchase';
  if (String(purpose ?? '').includes('prefetch')) return 'search';
  const [path = '', query] = url.split('?');
  if (isPrefetchablePath(pages, path)) {
    const asked = new URLSearchParams(query);
    return SEARCHES.some((name) => asked.get(name)) ? 'search' : 'list';
  }
  // An unknown path leads to a 404, which can wait.
  return ownerOf(pages, path) || isPage(pages, path) ? 'purchase' : 'list';
}

const isPage = (pages: PageTable, path: string) =>
  pages.some((page) => page.path.toLowerCase() === path.toLowerCase());
