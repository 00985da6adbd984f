import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type Listing, pathsOf } from './listings';

export interface ListPage {
  slugs: string[];
  /** Number of pages: 1 for a list without paging, 0 for an empty list. */
  totalPages: number;
}

/** Largest page size that the contract allows. */
const PAGE_SIZE = 100;
const TIME_LIMIT_MS = 8000;
const ATTEMPTS = 3;
const PAUSE_MS = 500;

// The schema contains only the needed fields, so that invalid data in other fields does not break
// the sitemap.
const reply = z.object({
  items: z.array(z.object({ handle: z.optional(z.string()), uuid: z.optional(z.string()) })),
  paginationStatus: z.optional(z.object({ totalPages: z.number() })),
});

/**
 * Fetches one page of a list from the API. Does not use `callApi`, which would cache every page.
 * @throws Error after several failed attempts, or if `stopped` is aborted
 */
async function fetchListPage(
  apiOrigin: string,
  { path, query, slug }: Listing,
  pageNumber: number,
  stopped: AbortSignal,
): Promise<ListPage> {
  const search = new URLSearchParams({
    ...query,
    pageNumber: `${pageNumber}`,
    pageSize: `${PAGE_SIZE}`,
  });
  const url = `${apiOrigin}${path}?${search}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIME_LIMIT_MS)]);
      const response = await fetch(url, { redirect: 'error', signal });
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      const { items, paginationStatus } = reply.parse(await response.json());
      return {
        slugs: items.flatMap((item) => item[slug] ?? []),
        totalPages: paginationStatus?.totalPages ?? (items.length > 0 ? 1 : 0),
      };
    } catch (error) {
      if (attempt === ATTEMPTS || stopped.aborted) throw error;
      await pause(PAUSE_MS * attempt, undefined, { signal: stopped });
    }
  }
}

/** Maximum number of requests at a time. It is small, because the API also serves shoppers. */
const CONCURRENCY = 2;

/**
 * Reads the slugs of a whole list in order, page by page, while the next page is prefetched.
 * @throws Error if a page that should have items is empty, or if a page cannot be fetched
 */
export async function* readPages(
  fetchPage: (pageNumber: number) => Promise<ListPage>,
): AsyncGenerator<string[]> {
  const first = await fetchPage(1);
  assertNotEmpty(first, 1);
  yield first.slugs;
  let last = first.totalPages;
  let requested = 1;
  const ahead: Promise<ListPage>[] = [];
  for (let page = 2; page <= last; page += 1) {
    while (requested < Math.min(last, page + CONCURRENCY - 1)) {
      requested += 1;
      const pending = fetchPage(requested);
      // If an earlier page fails, nobody awaits this promise. Without a handler, its failure would
      // end the process.
      pending.catch(() => undefined);
      ahead.push(pending);
    }
    const found = await ahead.shift();
    if (!found) break;
    // The list may grow or shrink between requests.
    last = found.totalPages;
    assertNotEmpty(found, page);
    yield found.slugs;
  }
}

/**
 * Reads the paths of all items of a list, one page of the list at a time.
 * @throws Error if the list cannot be read completely
 */
export async function* readPaths(listing: Listing, apiOrigin: string, stopped: AbortSignal) {
  const pages = readPages((page) => fetchListPage(apiOrigin, listing, page, stopped));
  for await (const slugs of pages) yield pathsOf(listing, slugs);
}

function assertNotEmpty({ slugs, totalPages }: ListPage, page: number): void {
  if (slugs.length > 0 || page > totalPages) return;
  throw new Error(`Page ${page} of ${totalPages} is empty.`);
}
