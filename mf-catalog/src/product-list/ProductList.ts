import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import type { NarrowedListQuery } from '@marketplace/contracts/routes';
import type { Facets } from './facets/Facets';
import type { ListFilters, ListQuery } from './query/ListFilters';

/** Filters set by the page itself, which its visitor cannot remove. */
export type FixedFilters = Pick<
  ListFilters,
  'featuredProductGroupUuid' | 'productCategoryUuid' | 'shopUuid'
>;

/** The page of a list: its own filters, and its address for any others. */
export interface ListRoute {
  fixed: FixedFilters;
  pathFor: (query: NarrowedListQuery) => string;
}

/** A page of products. */
export interface ListedProducts {
  items: ProductSummary[];
  paginationStatus: PaginationStatus;
  /** Of the list without its price filter; a search does not say. */
  maxProductPrice?: number;
}

/** The loader data of a list; `ProductListing` shows it, `listHead` describes it. */
export interface ProductList {
  query: ListQuery;
  fixed: FixedFilters;
  /** `undefined` when the list could not be loaded; then the page's status is 503. */
  products: ListedProducts | undefined;
  /** In a browser, the call of products that are still loading. */
  pending?: Promise<unknown>;
  /** Later where they are slow: the products do not wait for them. */
  facets: Facets | Promise<Facets>;
}
