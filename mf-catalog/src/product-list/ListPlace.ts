import type { NarrowedListQuery } from '@marketplace/contracts/routes';
import type { ListFilters } from './query/ListFilters';

/** What the page itself narrows a list to, which no filter of the page can take away. */
export type FixedFilters = Pick<
  ListFilters,
  'featuredProductGroupUuid' | 'productCategoryUuid' | 'shopUuid'
>;

/** Where a list stands: what the page is about, and the address of the page for other filters. */
export interface ListPlace {
  fixed: FixedFilters;
  pathFor: (query: NarrowedListQuery) => string;
}
