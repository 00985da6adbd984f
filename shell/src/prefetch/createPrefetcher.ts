import type { FoundPage } from './findPage';

const ignore = () => {};

/** A page is prefetched at most once in this time. */
const FRESH_MS = 30_000;

type Prefetch = (url: URL) => Promise<void>;

export interface Prefetcher {
  /** Pages that may be asked for: their code, and what is cacheable of that for which they wait. */
  ahead: Prefetch;
  /** A page that is about to be asked for: its code and, where the page table allows it, its data. */
  page: Prefetch;
}

/**
 * Prefetches pages before their navigation. Data is requested by the page's own loader; a navigation that
 * does not follow at once requests it again, and finds cacheable replies in the browser's HTTP cache.
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
