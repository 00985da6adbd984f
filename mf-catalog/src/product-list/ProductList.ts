import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { type Deferrable, markupOnly } from '@marketplace/contracts/rendering';
import type { NarrowedListQuery } from '@marketplace/contracts/routes';
import { type CardProduct, toCardProduct } from '../cards/cardData';
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
  /** Highest price of the list without its price filter, in taka; a search does not say. */
  maxProductPrice?: number;
}

/** A list as `loadProductList` returns it; `listHead` describes it. */
export interface LoadedList {
  query: ListQuery;
  fixed: FixedFilters;
  /** `undefined` when the list could not be loaded; then the page's status is 503. */
  products: ListedProducts | undefined;
  /** In a browser, the call of products that are still loading. */
  pending?: Promise<unknown>;
  /** Later where they are slow: the products do not wait for them. */
  facets: Facets | Promise<Facets>;
}

/** The loader data of a list, which `ProductListing` shows. */
export interface ProductList extends Omit<LoadedList, 'products'> {
  products: ListSummary | undefined;
  /** Static. */
  items: Deferrable<CardProduct[]>;
}

/** The data of a product list besides its cards. */
interface ListSummary extends Omit<ListedProducts, 'items'> {
  isEmpty: boolean;
  /** Shop of the first product, which is everybody's in the list of one shop. */
  shopName?: string;
}

export function shownList({ products, ...list }: LoadedList): ProductList {
  if (!products) return { ...list, products, items: undefined };
  const { items, ...summary } = products;
  return {
    ...list,
    products: { ...summary, isEmpty: items.length === 0, shopName: items[0]?.shopName },
    items: markupOnly(items.map(toCardProduct)),
  };
}
