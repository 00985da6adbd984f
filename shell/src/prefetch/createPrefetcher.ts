import type { FoundPage } from './findPage';

const ignore = () => {};

/** A page is prefetched at most once in this time, ms. */
const FRESH_MS = 30_000;

type Prefetch = (url: URL) => Promise<void>;

export interface Prefetcher {
  /** Prefetches a page that may be requested: its code and the cacheable data that it waits for. */
  ahead: Prefetch;
  /**
   * Prefetches a page that is about to be requested: its code and, if the page table allows it, its
   * data.
   */
  page: Prefetch;
}

/**
 * Prefetches pages before their navigation. The page's own loader requests the data. A navigation
 * that does not follow soon requests the data again, and finds cacheable replies in the browser's
 * HTTP cache.
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
        // The navigation will report the failure.
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
