import type { ListFilters } from './ListFilters';

/** Filters that name something by its uuid. */
const NAMED = [
  'featuredProductGroupUuid',
  'productCategoryUuid',
  'shopUuid',
  'productTagUuid',
  'productBrandUuid',
] as const;

/** One thing a list is narrowed by, and the filters without it. */
export type ActiveFilter =
  | { kind: (typeof NAMED)[number]; uuid: string; without: ListFilters }
  | { kind: 'price'; without: ListFilters };

/**
 * What narrows a list, one by one, so that each can be taken away. What was searched for is not among
 * them: it is what the list is about.
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
