import type { NarrowedListQuery } from '@marketplace/contracts/routes';
import type { ListFilters } from '../query/ListFilters';

/** What goes along to the page of another section or sub-category. */
export function withoutCategories({
  productCategoryUuid: _,
  featuredProductGroupUuid: __,
  ...kept
}: ListFilters): NarrowedListQuery {
  return kept;
}
