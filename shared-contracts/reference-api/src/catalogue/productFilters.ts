import type { listProducts } from '@marketplace/contracts/api/products';
import { type RawBuilder, sql } from 'kysely';
import type { Input } from '../http/Handlers';

export type ListQuery = Input<typeof listProducts>['query'];

type Condition = RawBuilder<boolean>;

const asList = (value: string | string[] | undefined) =>
  value === undefined ? [] : [...new Set([value].flat())];

/** What a list is narrowed by, apart from its price range, which its highest price leaves out. */
export interface ProductFilters {
  conditions: Condition[];
  /**
   * The keys under which the database counts just these products, where it does: a product has one
   * shop, category and brand, so that the counts of several add up, and those of tags do not.
   */
  countedBy: string[] | 'categories-of-group' | undefined;
}

/** Every product is counted under this key. */
const EVERYTHING = '00000000-0000-0000-0000-000000000000';

/** Reads the filters of a list, but for the name it asks for. */
export function productFilters(query: ListQuery): ProductFilters {
  const categories = asList(query.productCategoryUuid);
  const shops = asList(query.shopUuid);
  const brands = asList(query.productBrandUuid);
  const tags = asList(query.productTagUuid);
  const group = query.featuredProductGroupUuid;

  const conditions: Condition[] = [];
  if (shops.length > 0) conditions.push(sql`products.shop_uuid = any(${shops}::uuid[])`);
  if (categories.length > 0) {
    conditions.push(sql`products.category_uuid = any(${categories}::uuid[])`);
  }
  if (brands.length > 0) conditions.push(sql`products.brand_uuid = any(${brands}::uuid[])`);
  if (tags.length > 0) {
    conditions.push(sql`exists (select from product_tags where product_uuid = products.uuid
      and tag_uuid = any(${tags}::uuid[]))`);
  }
  if (group) {
    // An array found beforehand lets an index on the category be walked; a join would not.
    conditions.push(sql`products.category_uuid = any(array(
      select uuid from categories where featured_group_uuid = ${group}))`);
  }

  const kinds = [categories, shops, brands, tags].filter(({ length }) => length > 0);
  const isSum = kinds.length + (group ? 1 : 0) <= 1 && tags.length <= 1;
  const keys = kinds[0] ?? [EVERYTHING];
  return { conditions, countedBy: isSum ? (group ? 'categories-of-group' : keys) : undefined };
}
