import type { FoundPage } from './findPage';

const ignore = () => {};

/** Time in which a page is prefetched at most once, ms. */
const FRESH_MS = 30_000;

type Prefetch = (url: URL) => Promise<void>;

export interface Prefetcher {
  /**
   * Prefetches a page that the visitor may open: its code, and the data for which the page waits.
   * Skips the data if caches may not keep it.
   */
  ahead: Prefetch;
  /**
   * Prefetches a page that the visitor is about to open: its code, and its data if the page table
   * allows it.
   */
  page: Prefetch;
}

/**
 * Prefetches pages before a navigation. The page's own loader requests the data. A navigation
 * within 5 s uses this data (`app/joinRoutes`). A later navigation requests the data again, and
 * finds the replies in the browser's HTTP cache if caches may keep them.
 */
export function createPrefetcher(find: (url: URL) => Promise<FoundPage | undefined>): Prefetcher {
  const fetched = new Map<string, Promise<void>>();

  const once =
    (kind: string, run: (page: FoundPage) => Promise<unknown>): Prefetch =>
    (url) => {
      const key = `${kind} ${url.pathname}${url.search}`;
      const known = fetched.get(key);
      if (known !== undefined) return known;
      const done = find(url)
        .then((page) => page && run(page))
        // Ignores a failure, because the navigation will report it.
        .then(ignore, ignore);
      fetched.set(key, done);
      setTimeout(() => fetched.delete(key), FRESH_MS);
      return done;
    };

  return {
    ahead: once('ahead', (page) => page.prefetch()),
    page: once('page', (page) => (page.isPrefetchable ? page.loadData() : page.prefetch())),
  };
}
