import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import type { Deferrable } from '@marketplace/contracts/rendering';
import type { NarrowedListQuery } from '@marketplace/contracts/routes';
import type { CardProduct } from '../cards/cardData';
import type { FacetCounts, Facets } from './facets/Facets';
import type { ListFilters, ListQuery } from './query/ListFilters';

/** Filters that the page itself sets. The visitor cannot remove them. */
export type FixedFilters = Pick<
  ListFilters,
  'featuredProductGroupUuid' | 'productCategoryUuid' | 'shopUuid'
>;

/**
 * Describes the page of a list: the filters that the page sets, and its path for any further
 * filters.
 */
export interface ListRoute {
  fixed: FixedFilters;
  pathFor: (query: NarrowedListQuery) => string;
}

/** One page of a list, as the API returns it. */
export interface ListedProducts {
  items: ProductSummary[];
  paginationStatus: PaginationStatus;
  /**
   * Highest price, in taka, of the products that match all filters except the price filter. Absent
   * for a search.
   */
  maxProductPrice?: number;
}

/** A list as `loadProductList` returns it; input of `listHead`. */
export interface LoadedList {
  query: ListQuery;
  fixed: FixedFilters;
  /** `undefined` if the products could not be loaded. The page then replies 503. */
  products: ListedProducts | undefined;
  /** The call for the products, if it is still running in a browser. */
  pending?: Promise<unknown>;
  /** A promise if the facets are slow, because the products do not wait for them. */
  facets: Facets | Promise<Facets>;
  /** Number of products per choice in a narrowed list. Absent if the numbers in `facets` apply. */
  counts?: FacetCounts;
}

/** The loader data of a list, which `ProductListing` shows. */
export interface ProductList extends Omit<LoadedList, 'products'> {
  products: ListSummary | undefined;
  /** The products of the static cards. Only the server's markup needs them. */
  items: Deferrable<CardProduct[]>;
}

/** The data of a product list besides its cards. */
interface ListSummary extends Omit<ListedProducts, 'items'> {
  isEmpty: boolean;
  /** Name of the first product's shop. In the list of one shop, this is the name of that shop. */
  shopName?: string;
}
