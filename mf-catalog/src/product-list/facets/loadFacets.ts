import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';
import { listBrands, listTags } from '@marketplace/contracts/api/facets';
import { optionalPart } from '@marketplace/contracts/loading/loadPart';
import { type Category, type Facets, isComplete } from './Facets';
import { cachedFacets, cacheFacets } from './facetsCache';

let loading: Promise<Facets> | undefined;

/**
 * The facets of lists: the cached ones at once, revalidated if they are stale. If a part of them is
 * missing, a promise of all of them.
 */
export function loadFacets(request: Request): Facets | Promise<Facets> {
  const cached = cachedFacets();
  if (!cached) return fetchOnce(request);
  const renewed = cached.isStale ? fetchOnce(request) : cached.facets;
  return isComplete(cached.facets) ? cached.facets : renewed;
}

/** A partial reply does not remove cached facets. */
async function fetchAndCache(request: Request): Promise<Facets> {
  const facets = await fetchFacets(request);
  const known = Object.entries(facets).filter(([, list]) => list !== undefined);
  const all = { ...cachedFacets()?.facets, ...Object.fromEntries(known) };
  cacheFacets(all);
  return all;
}

function fetchOnce(request: Request): Promise<Facets> {
  // On the server, requests share replies and not each other's work.
  if (typeof window === 'undefined') return fetchFacets(request);
  loading ??= fetchAndCache(request).finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Specification section 9: tags 50, brands 50, the first page. */
const FIRST_NAMES = { pageSize: 50, pageNumber: 1 };

/** Fetches all facets; never rejects. */
export async function fetchFacets(request: Request): Promise<Facets> {
  const [groups, categories, tags, brands] = await Promise.all([
    optionalPart('The featured sections', callApi(listFeaturedProductGroups, { request })),
    optionalPart('The sub-categories', fetchSubCategories(request)),
    optionalPart('The tags', callApi(listTags, { query: FIRST_NAMES, request })),
    optionalPart('The brands', callApi(listBrands, { query: FIRST_NAMES, request })),
  ]);
  const sections = groups?.items.map(({ uuid, name, productCount }) => ({
    uuid,
    name,
    productCount,
  }));
  return { sections, categories, tags: tags?.items, brands: brands?.items };
}

/** Specification section 9: how many sub-categories a filter offers. */
const SUB_CATEGORIES_IN_FILTER = 50;

export const fetchSubCategories = (request: Request): Promise<Category[]> =>
  callApi(listSubCategories, {
    query: {
      pageSize: SUB_CATEGORIES_IN_FILTER,
      pageNumber: 1,
      removeUnusedSubCategory: 'true',
    },
    request,
    // Pictures are left out: what a filter does not show need not be in the page.
  }).then(({ items }) => items.map(({ imageUrl: _, ...category }) => category));
