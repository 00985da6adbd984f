import type { ProductSort } from '@marketplace/contracts/api/products';
import { readSearchText } from '@marketplace/contracts/api/searchText';
import { plainCode } from '@marketplace/contracts/api/typedText';
import type { ListFilters } from './ListFilters';
import { ALL_PRICE, PRICE_RANGES } from './priceRanges';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/**
 * The sort orders of the contract. They are repeated here, because an import from the contract
 * would add its schemas to the page's bundle.
 */
const SORTS: Readonly<Record<ProductSort, ProductSort>> = {
  newest: 'newest',
  'price-asc': 'price-asc',
  'price-desc': 'price-desc',
  rating: 'rating',
  popular: 'popular',
};
/** Maximum number of uuids of one kind, set by the contract. */
const MAX_UUIDS = 50;

/**
 * Reads the filters from a URL or from the filter form. Ignores invalid values (`shopUuid=1`, an
 * unknown sort order, letters as a price), so that a damaged link still shows products. The
 * canonical URL leaves invalid values out.
 */
export function readFilters(query: URLSearchParams): ListFilters {
  const uuids = (name: string) => {
    const all = query.getAll(name).map((value) => value.toLowerCase());
    const known = [...new Set(all.filter((value) => UUID.test(value)))];
    return known.length > 0 ? known.slice(0, MAX_UUIDS).sort() : undefined;
  };
  const productName = readSearchText(query, 'productName');
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

/** Leaves out the default order: newest first, or best match first for a search. */
function readSort(value: string | null, productName?: string): ProductSort | undefined {
  const sort = Object.values(SORTS).find((known) => known === value);
  return sort === 'newest' && !productName ? undefined : sort;
}

function withoutNothing(filters: ListFilters): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/**
 * Reads the prices from a URL or from the filter form. The form sends the chosen range (`price`),
 * the range that was chosen before (`previousPrice`) and the two amounts. A newly chosen range has
 * priority, then the amounts, then the old range. Swaps the amounts if the minimum exceeds the
 * maximum.
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
  // Every price is 0 or more, so a lower limit of 0 filters nothing.
  return { ...(min && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) };
}

/** The highest amount that the contract accepts, in taka. */
const MAX_TAKA = 10_000_000;

/**
 * Converts an amount, as people type it, to whole taka: `1,500`, `৳ 25`, `২৫`. Reduces an amount
 * above the limit of the contract to the limit.
 * @returns `undefined` if the text is not an amount
 */
export function readTaka(text: string): number | undefined {
  const digits = plainCode(text).replace(/[৳,]/g, '');
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return Math.min(Math.round(Number(digits)), MAX_TAKA);
}
