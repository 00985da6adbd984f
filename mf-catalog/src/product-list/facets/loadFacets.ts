import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import {
  countFacets,
  listBrands,
  listProductShops,
  listTags,
} from '@marketplace/contracts/api/facets';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { optional } from '@marketplace/contracts/rendering';
import { callApi } from '../../../contracts';
import type { FixedFilters } from '../ProductList';
import type { ListFilters } from '../query/ListFilters';
import { type Category, type FacetCounts, type Facets, isComplete } from './Facets';
import { cachedFacets, cacheFacets } from './facetsCache';

const loading = new Map<string, Promise<Facets>>();

/**
 * Returns cached facets immediately, and fetches them in the background if they are stale. If no
 * complete facets are cached, returns a promise.
 */
export function loadFacets(request: Request, place: FixedFilters): Facets | Promise<Facets> {
  const cached = cachedFacets(place);
  if (!cached) return fetchOnce(request, place);
  const renewed = cached.isStale ? fetchOnce(request, place) : cached.facets;
  return isComplete(cached.facets) ? cached.facets : renewed;
}

/** Fetches and caches facets. A kind that fails to load keeps its cached choices. */
async function fetchAndCache(request: Request, place: FixedFilters): Promise<Facets> {
  const facets = await fetchFacets(request, place);
  const known = Object.entries(facets).filter(([, list]) => list !== undefined);
  const all = { ...cachedFacets(place)?.facets, ...Object.fromEntries(known) };
  cacheFacets(all, place);
  return all;
}

function fetchOnce(request: Request, place: FixedFilters): Promise<Facets> {
  // On the server, requests do not share running calls. Replies are cached elsewhere.
  if (typeof window === 'undefined') return fetchFacets(request, place);
  const key = JSON.stringify(place);
  const asked =
    loading.get(key) ?? fetchAndCache(request, place).finally(() => loading.delete(key));
  loading.set(key, asked);
  return asked;
}

/** Query for the first 50 tags, brands or shops (specification section 9). */
const FIRST_NAMES = { pageSize: 50, pageNumber: 1 };

/**
 * Fetches all facets. The choices have the order of the replies. Never rejects, because a kind
 * whose call fails is left out.
 */
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

/**
 * Fetches the shops that sell in a section or sub-category. The list of all products has too many
 * shops for a filter, and the list of one shop needs no filter for shops. Returns `undefined` for
 * these lists, and if the API does not support the call.
 */
async function fetchShops(request: Request, place: FixedFilters) {
  const { featuredProductGroupUuid, productCategoryUuid } = place;
  const isNarrow = Boolean(featuredProductGroupUuid || productCategoryUuid?.length);
  if (!isNarrow || !(await isCallSupported(listProductShops, request))) return undefined;
  return (await callApi(listProductShops, { query: { ...FIRST_NAMES, ...place }, request })).items;
}

/**
 * Fetches the number of products for each choice of a list's filters, by the uuid of the choice.
 * Returns `null` if the call fails or the API does not support it.
 */
export async function fetchCounts(request: Request, filters: ListFilters): Promise<FacetCounts> {
  if (!(await isCallSupported(countFacets, request))) return null;
  const { sort: _, ...query } = filters;
  const reply = await optional(
    'The numbers beside the filters',
    callApi(countFacets, { query, request }),
  );
  if (!reply) return null;
  return Object.fromEntries(reply.items.map(({ uuid, productCount }) => [uuid, productCount]));
}

/** Number of sub-categories that the category filter offers (specification section 9). */
const SUB_CATEGORIES_IN_FILTER = 50;

let asked: Promise<Category[]> | undefined;

/**
 * Fetches the sub-categories that the category filter offers. In a browser, concurrent callers
 * share one request.
 */
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
    // Leaves out `imageUrl`: the filter shows no pictures, and the page's data stay small.
  }).then(({ items }) => items.map(({ imageUrl: _, ...category }) => category));
