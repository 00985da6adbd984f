import { listProducts, searchProducts } from '@marketplace/contracts/api/products';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { critical, markupOnly, preload } from '@marketplace/contracts/rendering';
import { data, redirect } from '@marketplace/contracts/router';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { callApi } from '../../contracts';
import { toCardProduct } from '../cards/cardData';
import { loadListFailure } from '../failures/failureRegions';
import { cachedFacets } from './facets/facetsCache';
import { fetchCounts, loadFacets } from './facets/loadFacets';
import { loadFilterForm } from './filters/loadFilterForm';
import { loadListPages, loadNoResults } from './listCode';
import type {
  FixedFilters,
  ListedProducts,
  ListRoute,
  LoadedList,
  ProductList,
} from './ProductList';
import type { ListFilters, ListQuery } from './query/ListFilters';
import { readFilters } from './query/readFilters';

/** Products per page (specification section 9). */
const PRODUCTS_A_PAGE = 14;

/**
 * Loads a filtered list for a page's loader. The loader must spread `shownList(result)` into the
 * top level of its data, because only the top level may contain promises.
 * @param about result of the call for the page's section, sub-category or shop. If that call has
 * not succeeded, the products are not requested.
 * @throws a 404 for a page past the end; a redirect if the form was sent without JavaScript
 */
export async function loadProductList(
  request: Request,
  place: ListRoute,
  about?: Awaited<ReturnType<typeof critical>>,
): Promise<LoadedList> {
  const { searchParams } = new URL(request.url);
  const { fixed, pathFor } = place;
  const filters = withoutFixed(readFilters(searchParams), fixed);
  if (searchParams.has('previousPrice')) throw redirect(pathFor(filters));

  const query = { ...filters, pageNumber: pageNumberOf(request) };
  const facets = loadFacets(request, fixed);
  const counting = isNarrowed(filters) ? fetchCounts(request, { ...filters, ...fixed }) : undefined;
  const asked = { ...query, ...fixed };
  const answer =
    about && !('value' in about)
      ? about
      : await critical(`products ${JSON.stringify(asked)}`, () => fetchList(asked, request));
  const { value: products, ...unanswered } = answer;
  if (products && isBeyondLastPage(products.paginationStatus)) throw data(null, { status: 404 });
  const [known, counts] = await Promise.all([
    withTimeLimit(Promise.resolve(facets), EXTRA_MS, () => undefined),
    counting && withTimeLimit(counting, EXTRA_MS, () => null),
    preload(codeOf(products), EXTRA_MS),
  ]);
  // Until the facets have loaded, the page shows cached facets if there are any.
  const shown = known ?? cachedFacets(fixed)?.facets ?? facets;
  return { query, fixed, products, facets: shown, counts, ...unanswered };
}

export function shownList({ products, ...list }: LoadedList): ProductList {
  if (!products) return { ...list, products, items: undefined };
  const { items, ...summary } = products;
  return {
    ...list,
    products: { ...summary, isEmpty: items.length === 0, shopName: items[0]?.shopName },
    items: markupOnly(items.map(toCardProduct)),
  };
}

/**
 * Fetches a page of a list. A search without sort order and filters uses the search call, which
 * ranks by name.
 */
async function fetchList(query: ListQuery, request: Request): Promise<ListedProducts> {
  const { productName, pageNumber, ...narrowed } = query;
  const pageSize = PRODUCTS_A_PAGE;
  if (productName && Object.keys(narrowed).length === 0) {
    const asked = { productName, pageNumber, pageSize };
    const found = await callApi(searchProducts, { query: asked, request });
    return { items: found.searchList, paginationStatus: found.paginationStatus };
  }
  return callApi(listProducts, { query: { ...query, pageSize }, request });
}

/**
 * True if a shopper has narrowed the list. The product numbers in the facets then do not apply,
 * because they count the whole list.
 */
const isNarrowed = ({ sort: _, ...filters }: ListFilters) => Object.keys(filters).length > 0;

/**
 * Removes the filters that the page sets itself. A page that sets filters has no filter for the
 * section, so this function then also removes the section.
 */
function withoutFixed(filters: ListFilters, fixed: FixedFilters): ListFilters {
  const fixedKeys = Object.keys(fixed);
  if (fixedKeys.length === 0) return filters;
  const remaining = Object.entries(filters).filter(
    ([key]) => key !== 'featuredProductGroupUuid' && !fixedKeys.includes(key),
  );
  return Object.fromEntries(remaining);
}

/** Loaders of the lazy components that show this list, so that a navigation can preload them. */
function codeOf(products: ListedProducts | undefined) {
  const { totalPages = 0 } = products?.paginationStatus ?? {};
  // jsdom has no `matchMedia`.
  const isWide = globalThis.matchMedia?.(`(min-width: ${breakpoints.medium}px)`).matches;
  return [
    ...(isWide ? [loadFilterForm] : []),
    ...(totalPages > 1 ? [loadListPages] : []),
    ...(totalPages === 0 ? [products ? loadNoResults : loadListFailure] : []),
  ];
}
