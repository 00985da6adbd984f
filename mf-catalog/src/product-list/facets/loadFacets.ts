import type { Facets } from './Facets';
import { fetchFacets } from './fetchFacets';
import { isWhole } from './isWhole';
import { keepFacets, keptFacets } from './keptFacets';

let loading: Promise<Facets> | undefined;

/**
 * What lists can be narrowed by: what is kept at once, while it is renewed if it is old. Where a part
 * of it is missing, the promise of all of it.
 */
export function loadFacets(request: Request): Facets | Promise<Facets> {
  const kept = keptFacets();
  if (!kept) return fetchOnce(request);
  const renewed = kept.isStale ? fetchOnce(request) : kept.facets;
  return isWhole(kept.facets) ? kept.facets : renewed;
}

/** A renewal that brings less than is there leaves it there. */
async function fetchAndKeep(request: Request): Promise<Facets> {
  const facets = await fetchFacets(request);
  const known = Object.entries(facets).filter(([, list]) => list !== undefined);
  const all = { ...keptFacets()?.facets, ...Object.fromEntries(known) };
  keepFacets(all);
  return all;
}

function fetchOnce(request: Request): Promise<Facets> {
  // On the server, requests share replies and not each other's work.
  if (typeof window === 'undefined') return fetchFacets(request);
  loading ??= fetchAndKeep(request).finally(() => {
    loading = undefined;
  });
  return loading;
}
