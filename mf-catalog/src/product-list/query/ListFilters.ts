import type { ProductSort } from '@marketplace/contracts/api/products';

/**
 * What narrows and orders a list, in one normal form: uuids in lower case, sorted and without
 * doubles; nothing where there is nothing to say. Amounts in whole taka.
 */
export interface ListFilters {
  featuredProductGroupUuid?: string;
  /** Several widen the list, here and below. */
  productCategoryUuid?: string[];
  shopUuid?: string;
  productTagUuid?: string[];
  productBrandUuid?: string[];
  minPrice?: number;
  maxPrice?: number;
  productName?: string;
  sort?: ProductSort;
}

/** A list's address as the list understands it. */
export interface ListQuery extends ListFilters {
  pageNumber: number;
}
