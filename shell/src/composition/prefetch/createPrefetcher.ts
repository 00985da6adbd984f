import type { FoundPage } from './findPage';

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
  const fetched = new Map<string, number>();

  const once =
    (kind: string, prefetch: (page: FoundPage) => Promise<unknown>): Prefetch =>
    async (url) => {
      const key = `${kind} ${url.pathname}${url.search}`;
      if (Date.now() - (fetched.get(key) ?? 0) < FRESH_MS) return;
      fetched.set(key, Date.now());
      try {
        const page = await find(url);
        if (page) await prefetch(page);
      } catch {
        // The navigation will report the failure.
      }
    };

  return {
    ahead: once('ahead', (page) => page.loadAhead()),
    page: once('page', (page) => (page.isPrefetchable ? page.loadData() : page.loadAhead())),
  };
}
