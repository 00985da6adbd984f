import type { listProducts } from '@marketplace/contracts/api/products';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import { type RawBuilder, sql } from 'kysely';
import type { Input } from '../http/Handlers';

export type ListQuery = Input<typeof listProducts>['query'];

/** One filter of a list, other than price range and name. */
export interface ProductFilter {
  /** Uuids by which the filter selects, e.g. of brands. They are keys of `product_listings`. */
  keys: string[];
  /**
   * Keys of `product_counts` whose counts add up to the number of products that match the filter. A
   * product has at most one shop, category, brand and tag set, so no product counts twice.
   */
  countedBy: RawBuilder<string[]>;
  /** Condition on products that does not depend on other filters. */
  condition: RawBuilder<boolean>;
}

type Column = 'shop_uuid' | 'category_uuid' | 'brand_uuid' | 'tag_set_uuid';

function filterBy(column: Column, keys: string[], countedBy: RawBuilder<string[]>): ProductFilter {
  const condition = sql<boolean>`${sql.ref(`products.${column}`)} = any(${countedBy})`;
  return { keys, countedBy, condition };
}

const asList = (value: string | string[] | undefined) =>
  value === undefined ? [] : [...new Set([value].flat())];

/** Creates the filter by categories. The caller must pass only categories that exist. */
export const categoryFilter = (categories: string[]) =>
  filterBy('category_uuid', categories, sql`${categories}::uuid[]`);

type Narrowing = Pick<
  Partial<ListQuery>,
  | 'featuredProductGroupUuid'
  | 'productCategoryUuid'
  | 'shopUuid'
  | 'productTagUuid'
  | 'productBrandUuid'
>;

/** Reads the filters of a list's query. */
export function productFilters(query: Narrowing): ProductFilter[] {
  const shops = asList(query.shopUuid);
  const categories = asList(query.productCategoryUuid);
  const brands = asList(query.productBrandUuid);
  const tags = asList(query.productTagUuid);
  const groups = asList(query.featuredProductGroupUuid);

  // Keeps only uuids of the right kind, because all kinds share the keys of `product_counts`.
  const known = (table: 'shops' | 'categories' | 'brands', list: string[]) =>
    sql<string[]>`array(select uuid from ${sql.table(table)} where uuid = any(${list}::uuid[]))`;
  // PostgreSQL can scan an index by arrays that it has computed first, but not by joins.
  const setsWithTags = sql<string[]>`array(
    select uuid from tag_sets where tag_uuids && ${tags}::uuid[])`;
  const categoriesOfGroups = sql<string[]>`array(
    select uuid from categories where featured_group_uuid = any(${groups}::uuid[]))`;
  return [
    filterBy('shop_uuid', shops, known('shops', shops)),
    filterBy('category_uuid', categories, known('categories', categories)),
    filterBy('brand_uuid', brands, known('brands', brands)),
    filterBy('tag_set_uuid', tags, setsWithTags),
    filterBy('category_uuid', groups, categoriesOfGroups),
  ].filter(({ keys }) => keys.length > 0);
}

/** Upper limit for the value of a price column. */
const HIGHEST_PAISA = 2_147_483_647;

export interface PriceRange {
  /** Lowest price in paisa, inclusive. */
  least: number;
  /** Highest price in paisa, inclusive. */
  most: number;
  isGiven: boolean;
}

export const ANY_PRICE: PriceRange = { least: 1, most: HIGHEST_PAISA, isGiven: false };

export function priceRange({
  minPrice,
  maxPrice,
}: Pick<ListQuery, 'minPrice' | 'maxPrice'>): PriceRange {
  return {
    least: Math.max(1, toPaisa(minPrice ?? 0)),
    most: maxPrice === undefined ? HIGHEST_PAISA : toPaisa(maxPrice),
    isGiven: minPrice !== undefined || maxPrice !== undefined,
  };
}
