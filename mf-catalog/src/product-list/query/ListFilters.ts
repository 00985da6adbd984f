import type { ProductSort } from '@marketplace/contracts/api/products';

/**
 * The filters and order of a list in normal form: uuids in lower case, sorted and without duplicates;
 * defaults are left out. Amounts in whole taka.
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

/** The filters of an address without its page: a list with other filters starts at page 1. */
export const filtersOf = ({ pageNumber: _, ...filters }: ListQuery): ListFilters => filters;

/** Filters that name something by its uuid. */
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
 * The active filters one by one, each with the filters that remain without it. The search term is not
 * among them: it is the subject of the list.
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

/**
 * Specification section 4: no categories, the All Price range, no tags, no brands. What was searched
 * for and the order are no filters.
 */
export const resetFilters = ({ productName, sort }: ListFilters): ListFilters => ({
  ...(productName !== undefined && { productName }),
  ...(sort !== undefined && { sort }),
});
