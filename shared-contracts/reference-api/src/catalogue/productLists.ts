import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { PriceRange, ProductFilter } from './productFilters';
import { type ProductOrder, readPage, shouldScanInOrder } from './readPage';
import { hasTerms, readsTerms, type WordTerms } from './searchTerms';

interface FilterPage {
  /** Without one, it is the whole market. */
  filter: ProductFilter | undefined;
  range: PriceRange;
  order: ProductOrder;
  limit: number;
  offset: number;
}

/** A page of a list by one filter: counted by the database already, and read in its order. */
export async function listByFilter(
  db: Database,
  { filter, range, ...page }: FilterPage,
): Promise<Listed & { uuids: string[] }> {
  const listed = await countProducts(db, filter, range);
  const { least, most, isGiven } = range;
  const priced = isGiven ? sql`price_paisa between ${least} and ${most}` : sql`true`;
  const sources = filter
    ? filter.keys.map((key) => sql`product_listings where key = ${key} and ${priced}`)
    : [sql`products where ${priced}`];
  const uuids = await readPage(db, { ...page, sources, total: listed.total });
  return { ...listed, uuids };
}

interface FoundPage {
  conditions: RawBuilder<boolean>[];
  range: PriceRange;
  order: ProductOrder;
  limit: number;
  offset: number;
}

/**
 * A page of what a name or several filters find: no counter knows how many these are, so that they
 * are counted, and sorted while they are at hand.
 */
export async function listBySearch(
  db: Database,
  { conditions, range, order, limit, offset }: FoundPage,
): Promise<Listed & { uuids: string[] }> {
  const inRange = range.isGiven
    ? sql`found where price_paisa between ${range.least} and ${range.most}`
    : sql`found`;
  const { rows } = await sql<Listed & { uuids: string[] }>`
    with found as materialized (
      select uuid, created_at, price_paisa, rating_tenths, review_count, sold_count
      from products where ${sql.join(conditions, sql` and `)})
    select (select count(*) from ${inRange}) as total,
      (select coalesce(max(price_paisa), 0) from found) as max_price_paisa,
      array(select uuid from ${inRange} order by ${order.forward}
        limit ${limit} offset ${offset}) as uuids`.execute(db);
  return rows[0] ?? { total: 0, maxPricePaisa: 0, uuids: [] };
}

interface WordPage {
  word: WordTerms;
  order: ProductOrder;
  total: number;
  limit: number;
  offset: number;
}

/** A page of what a word finds that very many products have: the dearest of them is soon met. */
export async function listByCommonWord(
  db: Database,
  { word, ...page }: WordPage,
): Promise<Listed & { uuids: string[] }> {
  const { rows } = await sql<{ pricePaisa: number }>`
    select price_paisa from products where ${readsTerms([word])}
    order by price_paisa desc, uuid desc limit 1`.execute(db);
  const named = shouldScanInOrder(page) ? readsTerms([word]) : hasTerms([word]);
  const uuids = await readPage(db, { ...page, sources: [sql`products where ${named}`] });
  return { total: page.total, maxPricePaisa: rows[0]?.pricePaisa ?? 0, uuids };
}

interface Listed {
  total: number;
  /** Without the price range; 0 for an empty list. */
  maxPricePaisa: number;
}

/** Every product is counted under this key. */
const EVERYTHING = '00000000-0000-0000-0000-000000000000';

/**
 * Number of products of a list by one filter and the highest price among them: counters are
 * added up, a few rows however many products there are.
 */
export async function countProducts(
  db: Database,
  filter: ProductFilter | undefined,
  { least, most, isGiven }: PriceRange,
): Promise<Listed> {
  const keys = filter?.countedBy ?? sql`array[${EVERYTHING}::uuid]`;
  const counted = isGiven ? sql`price_paisa between ${least} and ${most}` : sql`price_paisa = 0`;
  const { rows } = await sql<Listed>`
    select coalesce(sum(counted.products), 0)::bigint as total,
      coalesce(max(dearest.price_paisa), 0) as max_price_paisa
    from unnest(${keys}) as wanted (key)
      left join lateral (
        select sum(products)::bigint as products from product_counts
        where key = wanted.key and ${counted}) as counted on true
      left join lateral (
        select price_paisa from product_counts
        where key = wanted.key and price_paisa > 0 and products > 0
        order by price_paisa desc limit 1) as dearest on true`.execute(db);
  return rows[0] ?? { total: 0, maxPricePaisa: 0 };
}
