import type { ProductSort } from '@marketplace/contracts/api/products';

/**
 * The filters and sort order of a list, in normal form. Uuids are sorted, in lower case, and
 * without duplicates. Defaults are left out. Amounts are in whole taka.
 */
export interface ListFilters {
  featuredProductGroupUuid?: string;
  /**
   * Uuids of sub-categories. A product matches if it belongs to at least one of them. The same
   * applies to tags and brands.
   */
  productCategoryUuid?: string[];
  shopUuid?: string;
  productTagUuid?: string[];
  productBrandUuid?: string[];
  minPrice?: number;
  maxPrice?: number;
  productName?: string;
  sort?: ProductSort;
}

/** The parsed URL of a list. */
export interface ListQuery extends ListFilters {
  pageNumber: number;
}

/** Removes the page number from a query. A list with other filters starts at page 1. */
export const filtersOf = ({ pageNumber: _, ...filters }: ListQuery): ListFilters => filters;

/** Filters whose values are uuids. */
const NAMED = [
  'featuredProductGroupUuid',
  'productCategoryUuid',
  'shopUuid',
  'productTagUuid',
  'productBrandUuid',
] as const;

/** One active filter, and the filters that remain without it. */
export type ActiveFilter =
  | { kind: (typeof NAMED)[number]; uuid: string; without: ListFilters }
  | { kind: 'price'; without: ListFilters };

/**
 * Lists the active filters, each with the filters that remain without it. Leaves out the sort
 * order, which is no filter, and the search term, which a shopper cannot remove from a list of
 * results.
 */
export function activeFilters(filters: ListFilters): ActiveFilter[] {
  const named = NAMED.flatMap((kind) =>
    [filters[kind] ?? []]
      .flat()
      .map((uuid) => ({ kind, uuid, without: without(filters, kind, uuid) })),
  );
  const { minPrice, maxPrice, ...others } = filters;
  if (minPrice === undefined && maxPrice === undefined) return named;
  return [...named, { kind: 'price', without: others }];
}

function without(filters: ListFilters, kind: (typeof NAMED)[number], uuid: string): ListFilters {
  const { [kind]: value, ...others } = filters;
  const left = [value ?? []].flat().filter((each) => each !== uuid);
  return left.length > 0 ? { ...others, [kind]: left } : others;
}

/** Removes all filters (specification section 4). Keeps search term and sort order. */
export const resetFilters = ({ productName, sort }: ListFilters): ListFilters => ({
  ...(productName !== undefined && { productName }),
  ...(sort !== undefined && { sort }),
});
