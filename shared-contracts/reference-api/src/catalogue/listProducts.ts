import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listProducts as listProductsCall } from '@marketplace/contracts/api/products';
import { type ExpressionBuilder, sql } from 'kysely';
import { toPaisa, toTaka } from '../database/money';
import { countPages, offsetOf } from '../database/paging';
import type { Schema } from '../database/schema';
import type { ApiContext, Input } from '../http/Handlers';
import { matchesName, searchWords } from './matchesName';
import { selectSummaries, toSummary } from './productSummaries';

type ListQuery = Input<typeof listProductsCall>['query'];

const asList = (value: string | string[]) => (Array.isArray(value) ? value : [value]);

/** The filters of a product list, without the price range: its limit is found without it too. */
const filtersOf = (query: ListQuery) => (eb: ExpressionBuilder<Schema, 'products'>) => {
  const conditions = [matchesName(searchWords(query.productName ?? ''))];
  const where = (condition: ReturnType<typeof sql<boolean>>) => conditions.push(condition);
  if (query.shopUuid) where(sql`products.shop_uuid = ${query.shopUuid}`);
  if (query.productCategoryUuid) {
    where(sql`products.category_uuid = any(${asList(query.productCategoryUuid)}::uuid[])`);
  }
  if (query.productBrandUuid) {
    where(sql`products.brand_uuid = any(${asList(query.productBrandUuid)}::uuid[])`);
  }
  if (query.productTagUuid) {
    where(sql`exists (select from product_tags where product_uuid = products.uuid
      and tag_uuid = any(${asList(query.productTagUuid)}::uuid[]))`);
  }
  if (query.featuredProductGroupUuid) {
    where(sql`products.category_uuid in (select uuid from categories
      where featured_group_uuid = ${query.featuredProductGroupUuid})`);
  }
  return eb.and(conditions);
};

function priceRange({ minPrice, maxPrice }: ListQuery) {
  const least = toPaisa(minPrice ?? 0);
  return maxPrice === undefined
    ? sql<boolean>`products.price_paisa >= ${least}`
    : sql<boolean>`products.price_paisa between ${least} and ${toPaisa(maxPrice)}`;
}

/** The uuid at the end makes pages of equals stable. */
const ORDERS: Record<ListQuery['sort'], ReturnType<typeof sql>> = {
  newest: sql`products.created_at desc, products.uuid`,
  'price-asc': sql`products.price_paisa, products.uuid`,
  'price-desc': sql`products.price_paisa desc, products.uuid`,
  rating: sql`products.rating_tenths desc, products.review_count desc, products.uuid`,
  popular: sql`products.sold_count desc, products.review_count desc, products.uuid`,
};

export async function listProducts(
  query: ListQuery,
  { db, mediaUrl }: ApiContext,
): Promise<ReplyOf<typeof listProductsCall>> {
  const filters = filtersOf(query);
  const range = priceRange(query);
  const totals = await db
    .selectFrom('products')
    .where(filters)
    .select([
      sql<number>`count(*) filter (where ${range})`.as('total'),
      sql<number>`coalesce(max(price_paisa), 0)`.as('maxPricePaisa'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await selectSummaries(db)
    .where(({ and }) => and([range]))
    // `filters` reads products alone; the builder here knows the joined tables as well.
    .where((eb) => filters(eb as ExpressionBuilder<Schema, 'products'>))
    .orderBy(ORDERS[query.sort])
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  return {
    items: rows.map((row) => toSummary(row, mediaUrl)),
    maxProductPrice: toTaka(totals.maxPricePaisa),
    paginationStatus: countPages(query, totals.total),
  };
}
