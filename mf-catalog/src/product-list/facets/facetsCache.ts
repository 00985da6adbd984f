import { createBoundedCache } from '@marketplace/contracts/boundedCache';
import type { FixedFilters } from '../ProductList';
import { type Facets, isComplete } from './Facets';

/**
 * Time for which cached facets are fresh, in ms: the `max-age` of the facet replies in the
 * contract.
 */
const FRESH_MS = 60_000;

interface Cached {
  facets: Facets;
  until: number;
}

/** Facets by the fixed filters of their list. Each list has its own tags and brands. */
const cache = createBoundedCache<Cached>({ capacity: 20 });
let latest: Facets | undefined;

const keyOf = (place: FixedFilters) => JSON.stringify(place);

/**
 * Caches facets in the browser, so that a change of filter, order or page does not fetch them
 * again. The server does not use this cache, because its process serves many shoppers.
 */
export function cacheFacets(facets: Facets, place: FixedFilters): void {
  if (typeof window === 'undefined' || cache.get(keyOf(place))?.facets === facets) return;
  latest = facets;
  cache.set(keyOf(place), { facets, until: isComplete(facets) ? Date.now() + FRESH_MS : 0 });
}

/** Reads the cached facets of a list. Incomplete facets always count as stale. */
export function cachedFacets(place: FixedFilters) {
  const cached = cache.get(keyOf(place));
  return cached && { facets: cached.facets, isStale: cached.until <= Date.now() };
}

/**
 * The facets that were cached last, for any list. Sections and categories are the same for all
 * lists.
 */
export const latestFacets = () => latest;

/** For tests: empties the cache, so that the next list fetches its facets. */
export function clearFacetsCache(): void {
  cache.clear();
  latest = undefined;
}
