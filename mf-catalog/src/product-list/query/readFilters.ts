import type { ProductSort } from '@marketplace/contracts/api/products';
import type { ListFilters } from './ListFilters';
import { readPrices } from './readPrices';

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
 * Reads the filters of an address, or of the form that makes it. What is no value at all
 * (`shopUuid=1`, an unknown sort, letters for a price) counts as absent, so that a mangled link still
 * leads to products; the canonical address leaves it out.
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

/** A list is newest first by itself; what was searched for is best match first. */
function readSort(value: string | null, productName?: string): ProductSort | undefined {
  const sort = Object.values(SORTS).find((known) => known === value);
  return sort === 'newest' && !productName ? undefined : sort;
}

function withoutNothing(filters: ListFilters): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
