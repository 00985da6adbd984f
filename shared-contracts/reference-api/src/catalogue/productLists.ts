import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';
import { ANY_PRICE, categoryFilter, type PriceRange, type ProductFilter } from './productFilters';
import { PRODUCT_ORDERS, type ProductOrder, readPage } from './readPage';
import type { FoundWord } from './search/findWords';
import {
  isNamed,
  meetsAll,
  meetsAny,
  rankBy,
  type Search,
  searchOf,
} from './search/searchConditions';

interface FilterPage {
  /** Filter of the list; undefined for the whole market. */
  filter: ProductFilter | undefined;
  range: PriceRange;
  order: ProductOrder;
  limit: number;
  offset: number;
}

/**
 * Reads a page of a list with at most one filter. The database keeps the counts and the sequence of
 * such lists.
 */
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
  /** Words of the typed text, from `findWords`. */
  words: FoundWord[];
  filters: ProductFilter[];
  range: PriceRange;
  /** By default, the best match comes first. */
  order?: ProductOrder;
  limit: number;
  offset: number;
}

/** True if neither the product nor a variant can be bought; same rule as `commerce/purchase`. */
const isSoldOut = sql`(exists (select from shops where uuid = shop_uuid and is_closed)
  or case when has_variants then not exists (
    select from product_variants where product_uuid = products.uuid
      and track_quantity and (sell_stockout or inventory_quantity > 0))
  else not (track_quantity and (sell_stockout or inventory_quantity > 0)) end)`;

/**
 * Number of matches that are ranked: this many of the most popular matches, and this many with
 * exactly the typed name. All other matches come after them.
 */
const RANKED = 150;
/** If a kind has more products than this, a search for the kind shows the list of that kind. */
const MANY = 2000;

/** Fewer sales than this are chance, and do not rank a product above others. */
const LEAST_SOLD = 10;
const POPULAR = sql`case when sold_count < ${sql.lit(LEAST_SOLD)} then 0 else sold_count end desc,
  review_count desc, uuid desc`;

/**
 * Selects the uuids of matches, best first: products with exactly the typed name, then by rank.
 * Includes unranked matches only if the page reaches them.
 */
function bestFirst(search: Search, last: number): RawBuilder<unknown> {
  const named = isNamed(search.exactNames);
  const ranked = sql`
    with named as materialized (select uuid from products where ${named})
    select uuid, uuid in (select uuid from named) as is_named, ${rankBy(search)} as rank,
      ${isSoldOut} as is_sold_out, sold_count, review_count
    from products where uuid = any(array(
      select uuid from within order by ${POPULAR} limit ${RANKED}) || array(
      select uuid from within where uuid in (select uuid from named) limit ${RANKED}))`;
  const order = sql`is_named desc nulls last, rank desc nulls last, is_sold_out, ${POPULAR}`;
  if (last <= RANKED) return sql`select uuid from (${ranked}) as ranked order by ${order}`;
  return sql`
    select uuid from within
      left join (select uuid, is_named, rank, is_sold_out from (${ranked}) as best) as ranked
        using (uuid)
    order by ${order}`;
}

/** Filter by categories if all words mean kinds: `fish`, `সবজি`, `homemade food`. */
function kindOf({ needed }: Search): ProductFilter | undefined {
  if (needed.some(({ weight }) => weight !== 'kind')) return undefined;
  const [first = [], ...others] = needed.map(({ places }) => places.category_uuid ?? []);
  const meant = first.filter((uuid) => others.every((uuids) => uuids.includes(uuid)));
  return meant.length > 0 ? categoryFilter(meant) : undefined;
}

interface Narrowing {
  search: Search;
  /**
   * Kind that the words mean, such as fish. Set only if so many products are of this kind that the
   * list of the kind is the result.
   */
  kind?: ProductFilter;
  /**
   * Conditions by which the words select products, the strictest first. The list uses the first
   * condition that at least one of its products meets.
   */
  ways: RawBuilder<boolean>[];
}

/**
 * Decides how the words of a text narrow a list with filters. If no product has all words, products
 * with some of them match.
 */
export async function narrowByWords(
  db: Database,
  words: FoundWord[],
  filters: ProductFilter[],
): Promise<Narrowing> {
  const search = searchOf(words);
  const { needed } = search;
  if (needed.length === 0) return { search, ways: [] };
  const kind = filters.length === 0 ? kindOf(search) : undefined;
  if (kind && (await countProducts(db, kind, ANY_PRICE)).total > MANY) {
    return { search, kind, ways: [kind.condition] };
  }
  return { search, ways: [meetsAll(needed), ...(needed.length > 1 ? [meetsAny(needed)] : [])] };
}

export const conditionsOf = (filters: ProductFilter[]) => filters.map(({ condition }) => condition);
export const allOf = (conditions: RawBuilder<boolean>[]) => sql.join(conditions, sql` and `);

/**
 * Reads a page of a search by words or several filters. The database keeps no counts for these, so
 * matches are counted and sorted here. If the words mean a kind with very many products, the result
 * is the list of that kind.
 */
export async function listBySearch(
  db: Database,
  page: FoundPage,
): Promise<Listed & { uuids: string[] }> {
  const { words, filters, order = PRODUCT_ORDERS.popular, ...place } = page;
  const { search, kind, ways } = await narrowByWords(db, words, filters);
  if (kind) return listByFilter(db, { ...place, filter: kind, order });
  const [way, otherWay] = ways;
  const list = (condition?: RawBuilder<boolean>) =>
    listFound(db, page, search, [...conditionsOf(filters), ...(condition ? [condition] : [])]);
  const found = await list(way);
  return found.maxPricePaisa > 0 || !otherWay ? found : list(otherWay);
}

async function listFound(
  db: Database,
  { range, order, limit, offset }: FoundPage,
  search: Search,
  conditions: RawBuilder<boolean>[],
): Promise<Listed & { uuids: string[] }> {
  const { rows } = await sql<Listed & { uuids: string[] }>`
    with found as materialized (
      select uuid, created_at, price_paisa, rating_tenths, review_count, sold_count
      from products where ${allOf(conditions)}),
    within as (select * from found where price_paisa between ${range.least} and ${range.most})
    select (select count(*) from within) as total,
      (select coalesce(max(price_paisa), 0) from found) as max_price_paisa,
      array(${
        order
          ? sql`select uuid from within order by ${order.forward}`
          : bestFirst(search, offset + limit)
      } limit ${limit} offset ${offset}) as uuids`.execute(db);
  return rows[0] ?? NOTHING;
}

interface Listed {
  total: number;
  /** Highest price in the list, regardless of its price range; 0 for an empty list. */
  maxPricePaisa: number;
}

const NOTHING = { total: 0, maxPricePaisa: 0, uuids: [] };

/** Key under which every product is counted. */
const EVERYTHING = '00000000-0000-0000-0000-000000000000';

/**
 * Counts the products in a list with one filter, and finds the highest price among them. Adds up a
 * few stored counts, however many products there are.
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
  return rows[0] ?? NOTHING;
}
