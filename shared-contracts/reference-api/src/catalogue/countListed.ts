import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';
import { readsTerms, type WordTerms } from './hasTerms';
import { priceRange } from './priceRange';
import type { ListQuery, ProductFilters } from './productFilters';

interface Listed {
  total: number;
  /** Without the price range; 0 for an empty list. */
  maxPricePaisa: number;
}

/**
 * How many products a list holds and the highest price among them. Where the database counts just
 * these products, its counters are added up: a few rows, however many products there are.
 */
export async function countListed(
  db: Database,
  query: ListQuery,
  filters: ProductFilters,
): Promise<Listed> {
  const { rows } = await (filters.countedBy
    ? fromCounters(query, filters.countedBy)
    : fromProducts(query, filters.conditions)
  ).execute(db);
  return rows[0] ?? { total: 0, maxPricePaisa: 0 };
}

function fromCounters(query: ListQuery, countedBy: NonNullable<ProductFilters['countedBy']>) {
  const { least, most, isGiven } = priceRange(query);
  const keys =
    countedBy === 'categories-of-group'
      ? sql`select uuid as key from categories
        where featured_group_uuid = ${query.featuredProductGroupUuid}`
      : sql`select key from unnest(${countedBy}::uuid[]) as key`;
  const counted = isGiven ? sql`price_paisa between ${least} and ${most}` : sql`price_paisa = 0`;
  return sql<Listed>`
    select coalesce(sum(counted.products), 0)::bigint as total,
      coalesce(max(dearest.price_paisa), 0) as max_price_paisa
    from (${keys}) as wanted
      left join lateral (
        select sum(products)::bigint as products from product_counts
        where key = wanted.key and ${counted}) as counted on true
      left join lateral (
        select price_paisa from product_counts
        where key = wanted.key and price_paisa > 0 and products > 0
        order by price_paisa desc limit 1) as dearest on true`;
}

/** Of the products that one search term finds: the database counts them, and the dearest is near. */
export async function countNamed(db: Database, word: WordTerms, total: number): Promise<Listed> {
  const { rows } = await sql<{ pricePaisa: number }>`
    select price_paisa from products where ${readsTerms([word])}
    order by price_paisa desc, uuid desc limit 1`.execute(db);
  return { total, maxPricePaisa: rows[0]?.pricePaisa ?? 0 };
}

function fromProducts(query: ListQuery, conditions: RawBuilder<boolean>[]) {
  const { least, most, isGiven } = priceRange(query);
  const inRange = isGiven ? sql`price_paisa between ${least} and ${most}` : sql`true`;
  return sql<Listed>`
    select count(*) filter (where ${inRange}) as total,
      coalesce(max(price_paisa), 0) as max_price_paisa
    from products where ${sql.join(conditions, sql` and `)}`;
}
