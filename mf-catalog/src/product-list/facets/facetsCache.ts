import { type Facets, isComplete } from './Facets';

/** The max-age that the contract gives these replies. */
const FRESH_MS = 60_000;

let cache: { facets: Facets; until: number } | undefined;

/**
 * Caches the facets in the browser, so that they are not fetched for every filter, order and page.
 * The server's process serves many shoppers and caches replies elsewhere.
 */
export function cacheFacets(facets: Facets): void {
  if (typeof window === 'undefined' || cache?.facets === facets) return;
  cache = { facets, until: isComplete(facets) ? Date.now() + FRESH_MS : 0 };
}

/** The cached facets; incomplete ones are always stale. */
export const cachedFacets = () =>
  cache && { facets: cache.facets, isStale: cache.until <= Date.now() };

/** For tests: the next list fetches again. */
export function clearFacetsCache(): void {
  cache = undefined;
}
