import { toLatinDigits } from '@marketplace/contracts/api/phoneNumbers';
import type { ProductSort } from '@marketplace/contracts/api/products';
import type { ListFilters } from './ListFilters';
import { ALL_PRICE, PRICE_RANGES } from './priceRanges';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_NAME = 100;
/** The orders of the contract, whose own list would bring its schemas along to the page. */
const SORTS: Readonly<Record<ProductSort, ProductSort>> = {
  newest: 'newest',
  'price-asc': 'price-asc',
  'price-desc': 'price-desc',
  rating: 'rating',
  popular: 'popular',
};
/** The contract takes no more uuids of one kind. */
const MAX_UUIDS = 50;

/**
 * Reads the filters of an address, or of the form that makes it. Invalid values (`shopUuid=1`, an
 * unknown sort, letters for a price) count as absent, so that a mangled link still leads to products;
 * the canonical address leaves them out.
 */
export function readFilters(query: URLSearchParams): ListFilters {
  const uuids = (name: string) => {
    const all = query.getAll(name).map((value) => value.toLowerCase());
    const known = [...new Set(all.filter((value) => UUID.test(value)))];
    return known.length > 0 ? known.slice(0, MAX_UUIDS).sort() : undefined;
  };
  const productName = query.get('productName')?.trim().slice(0, MAX_NAME).trim() || undefined;
  return withoutNothing({
    featuredProductGroupUuid: uuids('featuredProductGroupUuid')?.[0],
    productCategoryUuid: uuids('productCategoryUuid'),
    shopUuid: uuids('shopUuid')?.[0],
    productTagUuid: uuids('productTagUuid'),
    productBrandUuid: uuids('productBrandUuid'),
    ...readPrices(query),
    productName,
    sort: readSort(query.get('sort'), productName),
  });
}

/** The default order is newest first; of a search, best match first. */
function readSort(value: string | null, productName?: string): ProductSort | undefined {
  const sort = Object.values(SORTS).find((known) => known === value);
  return sort === 'newest' && !productName ? undefined : sort;
}

function withoutNothing(filters: ListFilters): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/**
 * The prices an address or the form asks for. The form says which range is picked (`price`), which
 * one was when it was shown (`previousPrice`), and what stands in the two fields: a range picked anew
 * counts, then typed amounts, then the range as it was. Swapped limits are corrected.
 */
export function readPrices(query: URLSearchParams): Pick<ListFilters, 'minPrice' | 'maxPrice'> {
  const typed = {
    min: readTaka(query.get('minPrice') ?? ''),
    max: readTaka(query.get('maxPrice') ?? ''),
  };
  const isTyped = typed.min !== undefined || typed.max !== undefined;
  const picked = PRICE_RANGES.find(({ id }) => id === query.get('price'));
  const isPickedAnew = query.get('price') !== query.get('previousPrice');
  const { min, max } = picked && (isPickedAnew || !isTyped) ? picked : typed;
  return min !== undefined && max !== undefined && min > max ? range(max, min) : range(min, max);
}

function range(min?: number, max?: number): Pick<ListFilters, 'minPrice' | 'maxPrice'> {
  if (min === ALL_PRICE.min && max === ALL_PRICE.max) return {};
  // Every price is 0 or more, so that 0 asks for nothing.
  return { ...(min && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) };
}

/** The highest amount the contract takes, in taka. */
const MAX_TAKA = 10_000_000;

/**
 * An amount as people type it, in whole taka: `1,500`, `৳ 25`, `২৫`. `undefined` for what is none.
 */
export function readTaka(text: string): number | undefined {
  const digits = toLatinDigits(text).replace(/[৳,\s]/g, '');
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return Math.min(Math.round(Number(digits)), MAX_TAKA);
}
