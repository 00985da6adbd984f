import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Listing } from './listings';

export interface ListPage {
  slugs: string[];
  /** 1 for a list that is never paged, 0 for one of nothing. */
  totalPages: number;
}

/** The most a page of the contract holds. */
const PAGE_SIZE = 100;
const TIME_LIMIT_MS = 8000;
const TRIES = 3;
const PAUSE_MS = 500;

// Only what is needed, so that nothing else a host says of a product can spoil the sitemap.
const reply = z.object({
  items: z.array(z.object({ handle: z.optional(z.string()), uuid: z.optional(z.string()) })),
  paginationStatus: z.optional(z.object({ totalPages: z.number() })),
});

/**
 * One page of a list of the API. Not by `callApi`, which would keep each page in memory.
 *
 * @throws when the API does not answer as it should, several times
 */
export async function fetchListPage(
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
  for (let tries = 1; ; tries += 1) {
    try {
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIME_LIMIT_MS)]);
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
      const { items, paginationStatus } = reply.parse(await response.json());
      return {
        slugs: items.flatMap((item) => item[slug] ?? []),
        totalPages: paginationStatus?.totalPages ?? (items.length > 0 ? 1 : 0),
      };
    } catch (error) {
      if (tries === TRIES || stopped.aborted) throw error;
      await pause(PAUSE_MS * tries, undefined, { signal: stopped });
    }
  }
}
