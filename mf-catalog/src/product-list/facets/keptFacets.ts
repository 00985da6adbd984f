import type { Facets } from './Facets';
import { isWhole } from './isWhole';

/** As long as the contract lets a cache keep the replies they are made of. */
const FRESH_MS = 60_000;

let kept: { facets: Facets; until: number } | undefined;

/**
 * In the browser, what lists can be narrowed by is asked for once in a while and not for every
 * filter, order and page. The server's process answers many shoppers and keeps replies elsewhere.
 */
export function keepFacets(facets: Facets): void {
  if (typeof window === 'undefined' || kept?.facets === facets) return;
  kept = { facets, until: isWhole(facets) ? Date.now() + FRESH_MS : 0 };
}

/** What is kept, and whether it is time to ask again: what is missing is asked for each time. */
export const keptFacets = () => kept && { facets: kept.facets, isStale: kept.until <= Date.now() };

/** For tests: the next list asks again. */
export function forgetFacets(): void {
  kept = undefined;
}
