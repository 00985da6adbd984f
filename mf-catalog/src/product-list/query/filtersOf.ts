import type { ListFilters, ListQuery } from './ListFilters';

/** The filters of an address: whatever they become, the list begins at its first page again. */
export const filtersOf = ({ pageNumber: _, ...filters }: ListQuery): ListFilters => filters;
