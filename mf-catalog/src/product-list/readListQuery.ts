import { PRODUCT_SORTS, type ProductSort } from '@marketplace/contracts/api/products';

/** What of a list's address the list understands; everything else in it is passed over. */
export interface ListQuery {
  featuredProductGroupUuid?: string;
  productCategoryUuid?: string;
  shopUuid?: string;
  productName?: string;
  sort?: ProductSort;
  pageNumber: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MAX_NAME = 100;
const MAX_PAGE = 1_000_000;

/**
 * Reads a list's address. What is no value at all (`pageNumber=abc`, `shopUuid=1`, an unknown sort)
 * counts as absent, so that a mangled link still leads to products; the canonical address leaves it
 * out. The page size is not the visitor's to choose.
 */
export function readListQuery(query: URLSearchParams): ListQuery {
  const uuid = (name: string) => {
    const value = query.get(name) ?? '';
    return UUID.test(value) ? value : undefined;
  };
  return {
    featuredProductGroupUuid: uuid('featuredProductGroupUuid'),
    productCategoryUuid: uuid('productCategoryUuid'),
    shopUuid: uuid('shopUuid'),
    productName: query.get('productName')?.trim().slice(0, MAX_NAME) || undefined,
    sort: PRODUCT_SORTS.find((sort) => sort === query.get('sort')),
    pageNumber: readPageNumber(query.get('pageNumber')),
  };
}

function readPageNumber(value: string | null): number {
  const pageNumber = /^\d+$/.test(value ?? '') ? Number(value) : 1;
  return pageNumber >= 1 && pageNumber <= MAX_PAGE ? pageNumber : 1;
}
