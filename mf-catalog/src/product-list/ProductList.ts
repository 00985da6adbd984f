import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import type { Deferrable } from '@marketplace/contracts/rendering';
import type { NarrowedListQuery } from '@marketplace/contracts/routes';
import type { CardProduct } from '../cards/cardData';
import type { Facets } from './facets/Facets';
import type { ListFilters, ListQuery } from './query/ListFilters';

/** Filters set by the page itself, which its visitor cannot remove. */
export type FixedFilters = Pick<
  ListFilters,
  'featuredProductGroupUuid' | 'productCategoryUuid' | 'shopUuid'
>;

/** Describes the page of a list: its fixed filters, and its path for any filters. */
export interface ListRoute {
  fixed: FixedFilters;
  pathFor: (query: NarrowedListQuery) => string;
}

/** A page of products. */
export interface ListedProducts {
  items: ProductSummary[];
  paginationStatus: PaginationStatus;
  /** Highest price in the list without its price filter, in taka; absent for a search. */
  maxProductPrice?: number;
}

/** A list as `loadProductList` returns it; input of `listHead`. */
export interface LoadedList {
  query: ListQuery;
  fixed: FixedFilters;
  /** `undefined` if the list could not be loaded; then the page's status is 503. */
  products: ListedProducts | undefined;
  /** The running call, if products are still loading in a browser. */
  pending?: Promise<unknown>;
  /** A promise if the facets are slow, because the products do not wait for them. */
  facets: Facets | Promise<Facets>;
}

/** The loader data of a list, which `ProductListing` shows. */
export interface ProductList extends Omit<LoadedList, 'products'> {
  products: ListSummary | undefined;
  /** Data of the static cards, which only the markup needs. */
  items: Deferrable<CardProduct[]>;
}

/** The data of a product list besides its cards. */
interface ListSummary extends Omit<ListedProducts, 'items'> {
  isEmpty: boolean;
  /** Shop of the first product. In the list of one shop, this is the shop of all products. */
  shopName?: string;
}
