import { activeFilters } from './activeFilters';
import type { ListFilters } from './ListFilters';

/**
 * Whether search engines may keep a list. Searches and combinations of filters are as many as
 * visitors can think of; what is left are all products and those of one section, category, shop, tag
 * or brand.
 * @param isPlace whether the page is about such a one already
 */
export function isWorthKeeping(filters: ListFilters, isPlace: boolean): boolean {
  const active = activeFilters(filters);
  return (
    filters.productName === undefined &&
    active.length <= (isPlace ? 0 : 1) &&
    active.every(({ kind }) => kind !== 'price')
  );
}
