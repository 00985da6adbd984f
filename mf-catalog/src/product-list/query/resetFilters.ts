import type { ListFilters } from './ListFilters';

/**
 * Specification section 4: no categories, the All Price range, no tags, no brands. What was searched
 * for and the order are no filters.
 */
export const resetFilters = ({ productName, sort }: ListFilters): ListFilters => ({
  ...(productName !== undefined && { productName }),
  ...(sort !== undefined && { sort }),
});
