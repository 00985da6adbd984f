import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { data, redirect } from '@marketplace/contracts/router';
import { ListFailureIsland } from '../deferred/ListFailureIsland';
import { type Answer, loadWithTimeout } from '../deferred/loadWithTimeout';
import { cachedFacets } from './facets/facetsCache';
import { loadFacets } from './facets/loadFacets';
import { fetchList } from './fetchList';
import { FilterFormIsland } from './filters/FilterFormIsland';
import { NoResultsIsland, PagesIsland } from './islands';
import type { FixedFilters, ListedProducts, ListRoute, ProductList } from './ProductList';
import type { ListFilters } from './query/ListFilters';
import { readFilters } from './query/readFilters';

/** The longest wait, after the products, for filters and code to be part of the first view. */
const GRACE_MS = 500;

/**
 * The part of a loader that loads a filtered list. Spread what it returns into the loader's data at
 * the top level: only there may a promise stand.
 * @param about the page's subject, where the list cannot be requested without it
 * @throws a 404 for a page past the end, a redirect from what the form sends without JavaScript to
 * the address it means
 */
export async function loadProductList(
  request: Request,
  place: ListRoute,
  about?: Answer<unknown>,
): Promise<ProductList> {
  const { searchParams } = new URL(request.url);
  const { fixed, pathFor } = place;
  const filters = withoutFixed(readFilters(searchParams), fixed);
  if (searchParams.has('previousPrice')) throw redirect(pathFor(filters));

  const query = { ...filters, pageNumber: pageNumberOf(request) };
  const facets = loadFacets(request);
  const asked = { ...query, ...fixed };
  const answer =
    about && !('value' in about)
      ? about
      : await loadWithTimeout(`products ${JSON.stringify(asked)}`, () => fetchList(asked, request));
  const { value: products, ...unanswered } = answer;
  if (products && isBeyondLastPage(products.paginationStatus)) throw data(null, { status: 404 });
  const [known] = await Promise.all([withGrace(facets), withGrace(preloadIslands(products))]);
  // Facets on the screen are not removed while missing ones are fetched.
  const shown = known ?? cachedFacets()?.facets ?? facets;
  return { query, fixed, products, facets: shown, ...unanswered };
}

/** Filters that the page sets itself are dropped from its query. */
function withoutFixed(filters: ListFilters, fixed: FixedFilters): ListFilters {
  const fixedKeys = Object.keys(fixed);
  if (fixedKeys.length === 0) return filters;
  const remaining = Object.entries(filters).filter(
    ([key]) => key !== 'featuredProductGroupUuid' && !fixedKeys.includes(key),
  );
  return Object.fromEntries(remaining);
}

/** `undefined` after the time limit. */
async function withGrace<Value>(waited: Value | Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, GRACE_MS, undefined);
  });
  return Promise.race([waited, limit]).finally(() => clearTimeout(timer));
}

/**
 * Fetches the code of the islands that a list needs before a client-side navigation shows it. Pages
 * rendered by the server need none of it.
 */
function preloadIslands(products?: ListedProducts): Promise<unknown> | undefined {
  if (typeof window === 'undefined') return undefined;
  const { totalPages = 0 } = products?.paginationStatus ?? {};
  // jsdom does not know how wide a screen is.
  const isWide = window.matchMedia?.(`(min-width: ${breakpoints.medium}px)`).matches;
  const wanted = [
    ...(isWide ? [FilterFormIsland] : []),
    ...(totalPages > 1 ? [PagesIsland] : []),
    ...(totalPages === 0 ? [products ? NoResultsIsland : ListFailureIsland] : []),
  ];
  // An island whose code cannot be fetched tries again on interaction.
  return Promise.allSettled(wanted.map((part) => part.preload()));
}
