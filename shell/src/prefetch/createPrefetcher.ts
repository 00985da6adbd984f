import type { RemoteName } from '@marketplace/contracts/routes';
import type { FoundPage } from '../composition/findPage';

/** Pages anybody may read: the browser may keep replies of their calls for as long as they say. */
const PUBLIC_REMOTES: ReadonlySet<RemoteName> = new Set<RemoteName>(['mf_catalog', 'mf_content']);

/** A page is fetched ahead once within this time. */
const FRESH_MS = 30_000;

type FetchAhead = (url: URL) => Promise<void>;

export interface Prefetcher {
  /** The page's code. */
  code: FetchAhead;
  /** The page's code and, where anybody may read it, its data. */
  page: FetchAhead;
}

/**
 * Fetches pages ahead of their navigation. Data is asked for by the page's own loader and dropped:
 * replies that may be kept are in the browser's cache when the navigation asks for them again, and
 * what may not be kept is never shown old.
 */
export function createPrefetcher(find: (url: URL) => Promise<FoundPage | undefined>): Prefetcher {
  const fetched = new Map<string, number>();

  const once =
    (kind: string, fetchAhead: (page: FoundPage) => Promise<unknown>): FetchAhead =>
    async (url) => {
      const key = `${kind} ${url.pathname}${url.search}`;
      if (Date.now() - (fetched.get(key) ?? 0) < FRESH_MS) return;
      fetched.set(key, Date.now());
      try {
        const page = await find(url);
        if (page) await fetchAhead(page);
      } catch {
        // Whatever is wrong with the page, following the link will say so.
      }
    };

  return {
    code: once('code', (page) => page.loadCode()),
    page: once('page', (page) =>
      PUBLIC_REMOTES.has(page.owner) ? page.loadData() : page.loadCode(),
    ),
  };
}
