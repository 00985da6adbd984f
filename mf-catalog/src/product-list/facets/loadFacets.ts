import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listBrands, listProductShops, listTags } from '@marketplace/contracts/api/facets';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { optional } from '@marketplace/contracts/rendering';
import { callApi } from '../../../client';
import type { FixedFilters } from '../ProductList';
import { type Category, type Facets, isComplete } from './Facets';
import { cachedFacets, cacheFacets } from './facetsCache';

const loading = new Map<string, Promise<Facets>>();

/**
 * The facets of lists: the cached ones at once, revalidated if they are stale. If a part of them is
 * missing, a promise of all of them.
 */
export function loadFacets(request: Request, place: FixedFilters): Facets | Promise<Facets> {
  const cached = cachedFacets(place);
  if (!cached) return fetchOnce(request, place);
  const renewed = cached.isStale ? fetchOnce(request, place) : cached.facets;
  return isComplete(cached.facets) ? cached.facets : renewed;
}

/** A partial reply does not remove cached facets. */
async function fetchAndCache(request: Request, place: FixedFilters): Promise<Facets> {
  const facets = await fetchFacets(request, place);
  const known = Object.entries(facets).filter(([, list]) => list !== undefined);
  const all = { ...cachedFacets(place)?.facets, ...Object.fromEntries(known) };
  cacheFacets(all, place);
  return all;
}

function fetchOnce(request: Request, place: FixedFilters): Promise<Facets> {
  // On the server, requests share replies and not each other's work.
  if (typeof window === 'undefined') return fetchFacets(request, place);
  const key = JSON.stringify(place);
  const asked =
    loading.get(key) ?? fetchAndCache(request, place).finally(() => loading.delete(key));
  loading.set(key, asked);
  return asked;
}

/** Specification section 9: tags 50, brands 50, the first page. */
const FIRST_NAMES = { pageSize: 50, pageNumber: 1 };

/** Fetches all facets, tags and brands as the list has them; never rejects. */
export async function fetchFacets(request: Request, place: FixedFilters): Promise<Facets> {
  const query = { ...FIRST_NAMES, ...place };
  const [groups, categories, tags, brands, shops] = await Promise.all([
    optional('The featured sections', callApi(listFeaturedProductGroups, { request })),
    optional('The sub-categories', fetchSubCategories(request)),
    optional('The tags', callApi(listTags, { query, request })),
    optional('The brands', callApi(listBrands, { query, request })),
    optional('The shops', fetchShops(request, place)),
  ]);
  const sections = groups?.items.map(({ uuid, name, productCount }) => ({
    uuid,
    name,
    productCount,
  }));
  const names = { tags: tags?.items, brands: brands?.items };
  return { sections, categories, ...names, ...(shops && { shops }) };
}

/** Shops to choose from; the market has too many, and a shop is its own only one. */
async function fetchShops(request: Request, place: FixedFilters) {
  const { featuredProductGroupUuid, productCategoryUuid } = place;
  const isNarrow = Boolean(featuredProductGroupUuid || productCategoryUuid?.length);
  if (!isNarrow || !(await isCallSupported(listProductShops, request))) return undefined;
  return (await callApi(listProductShops, { query: { ...FIRST_NAMES, ...place }, request })).items;
}

/** Specification section 9: how many sub-categories a filter offers. */
const SUB_CATEGORIES_IN_FILTER = 50;

let asked: Promise<Category[]> | undefined;

/** The sub-categories of a filter; in a browser, those who ask at once share one request. */
export function fetchSubCategories(request: Request): Promise<Category[]> {
  if (typeof window === 'undefined') return askForSubCategories(request);
  asked ??= askForSubCategories(request).finally(() => {
    asked = undefined;
  });
  return asked;
}

const askForSubCategories = (request: Request): Promise<Category[]> =>
  callApi(listSubCategories, {
    query: {
      pageSize: SUB_CATEGORIES_IN_FILTER,
      pageNumber: 1,
      removeUnusedSubCategory: 'true',
    },
    request,
    // Pictures are left out: what a filter does not show need not be in the page.
  }).then(({ items }) => items.map(({ imageUrl: _, ...category }) => category));
