import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { isBeyondLastPage, pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { critical, preload } from '@marketplace/contracts/rendering';
import { data, redirect } from '@marketplace/contracts/router';
import { EXTRA_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { loadListFailure } from '../failures/failureRegions';
import { cachedFacets } from './facets/facetsCache';
import { loadFacets } from './facets/loadFacets';
import { fetchList } from './fetchList';
import { loadFilterForm } from './filters/loadFilterForm';
import { loadListPages, loadNoResults } from './listCode';
import type { FixedFilters, ListedProducts, ListRoute, LoadedList } from './ProductList';
import type { ListFilters } from './query/ListFilters';
import { readFilters } from './query/readFilters';

/**
 * Loads a filtered list for a page's loader. Spread `shownList` of the result into the loader's
 * data at the top level, because promises are allowed only there.
 * @param about the reply for the page's subject, if the list needs it
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
  const asked = { ...query, ...fixed };
  const answer =
    about && !('value' in about)
      ? about
      : await critical(`products ${JSON.stringify(asked)}`, () => fetchList(asked, request));
  const { value: products, ...unanswered } = answer;
  if (products && isBeyondLastPage(products.paginationStatus)) throw data(null, { status: 404 });
  const [known] = await Promise.all([
    withTimeLimit(Promise.resolve(facets), EXTRA_MS, () => undefined),
    preload(codeOf(products), EXTRA_MS),
  ]);
  // Facets that are displayed stay while missing ones are fetched.
  const shown = known ?? cachedFacets(fixed)?.facets ?? facets;
  return { query, fixed, products, facets: shown, ...unanswered };
}

/** Removes filters that the page sets itself from the query. */
function withoutFixed(filters: ListFilters, fixed: FixedFilters): ListFilters {
  const fixedKeys = Object.keys(fixed);
  if (fixedKeys.length === 0) return filters;
  const remaining = Object.entries(filters).filter(
    ([key]) => key !== 'featuredProductGroupUuid' && !fixedKeys.includes(key),
  );
  return Object.fromEntries(remaining);
}

/** The code that a list needs if a navigation in the browser shows it. */
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
