import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import { data, redirect } from '@marketplace/contracts/router';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import type { Answer } from '../answer-in-time/answerInTime';
import { answerInTime } from '../answer-in-time/answerInTime';
import type { Facets } from './facets/Facets';
import { keptFacets } from './facets/keptFacets';
import { loadFacets } from './facets/loadFacets';
import { fetchList, type ListedProducts } from './fetchList';
import type { FixedFilters, ListPlace } from './ListPlace';
import { prepareParts } from './prepareParts';
import type { ListFilters, ListQuery } from './query/ListFilters';
import { readFilters } from './query/readFilters';

/** What a page with a list loads; for `ProductListing` to show and `listHead` to describe. */
export interface ProductList {
  query: ListQuery;
  fixed: FixedFilters;
  /** `undefined` when the list could not be loaded; then the page's status is 503. */
  products: ListedProducts | undefined;
  /** In a browser, where the products are still on their way. */
  late?: Promise<unknown>;
  /** Later where they are slow: the products do not wait for them. */
  facets: Facets | Promise<Facets>;
}

/** How long after the products filters and code may come and still be part of the first view. */
const GRACE_MS = 500;

/**
 * The part of a loader that loads a filtered list. Spread what it returns into the loader's data at
 * the top level: only there may a promise stand.
 * @param about what the page is about, where the list cannot be asked for without it
 * @throws a 404 for a page past the end, a redirect from what the form sends without JavaScript to
 * the address it means
 */
export async function loadProductList(
  request: Request,
  place: ListPlace,
  about?: Answer<unknown>,
): Promise<ProductList> {
  const { searchParams } = new URL(request.url);
  const { fixed, pathFor } = place;
  const filters = withoutFixed(readFilters(searchParams), fixed);
  if (searchParams.has('priceWas')) throw redirect(pathFor(filters));

  const query = { ...filters, pageNumber: pageNumberOf(request) };
  const facets = loadFacets(request);
  const asked = { ...query, ...fixed };
  const answer =
    about && !('value' in about)
      ? about
      : await answerInTime(`products ${JSON.stringify(asked)}`, () => fetchList(asked, request));
  const { value: products, ...unanswered } = answer;
  if (products && isBeyondLastPage(products.paginationStatus)) throw data(null, { status: 404 });
  const [known] = await Promise.all([inTime(facets), inTime(prepareParts(products))]);
  // Filters that are shown already are not taken away to wait for the ones that are missing.
  const shown = known ?? keptFacets()?.facets ?? facets;
  return { query, fixed, products, facets: shown, ...unanswered };
}

/** What the page is about is not the address's to say again. */
function withoutFixed(filters: ListFilters, fixed: FixedFilters): ListFilters {
  const fixedKeys = Object.keys(fixed);
  if (fixedKeys.length === 0) return filters;
  const kept = Object.entries(filters).filter(
    ([key]) => key !== 'featuredProductGroupUuid' && !fixedKeys.includes(key),
  );
  return Object.fromEntries(kept);
}

/** `undefined` for what is not there by then. */
async function inTime<Value>(waited: Value | Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, GRACE_MS, undefined);
  });
  return Promise.race([waited, tooLate]).finally(() => clearTimeout(timer));
}
