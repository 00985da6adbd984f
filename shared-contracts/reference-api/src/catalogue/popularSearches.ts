import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { testSessionId } from '../http/testSession';
import { ANY_PRICE } from './productFilters';
import { listBySearch } from './productLists';
import { readSummaries } from './productSummaries';
import { findWords } from './search/findWords';
import { PROPOSED_NAMES } from './search/searchNames';
import { normalForm, readSearchWords } from './search/searchWords';

const MOST = 8;
const KEPT_MS = 5 * 60_000;
const LATELY_MS = 30 * 24 * 60 * 60_000;
/** Upper limit for the orders to read, so that the work does not grow with the market. */
const LATEST_ORDERS = 3000;
/**
 * Upper limit for the best-selling products to read, so that the work does not grow with the
 * market.
 */
const MOST_SOLD = 300;
/**
 * Minimum number of recent buyers of a thing. A thing with fewer buyers ranks only by its total
 * sales.
 */
const LEAST_BUYERS = 3;
/**
 * Number of search results to read for a proposed text: as many as a page of the product list
 * shows. The text is proposed only if one of these results is in stock.
 */
const FIRST_FOUND = 14;

type Thing = (typeof PROPOSED_NAMES)[number];

interface Kept {
  keptUntil: number;
  texts: Promise<string[]>;
}
const keptByDatabase = new WeakMap<Database, Map<Locale, Kept>>();

/**
 * Returns searches to propose in the request's language. They are cached for five minutes for all
 * callers. Test sessions do not use the cache, because their clock would decide how long the cached
 * searches are kept.
 */
export function readPopularSearches(context: ApiContext): Promise<string[]> {
  if (testSessionId() !== undefined) return findPopularSearches(context);
  const { db, language, now } = context;
  const kept = keptByDatabase.get(db) ?? new Map<Locale, Kept>();
  keptByDatabase.set(db, kept);
  const known = kept.get(language);
  if (known && known.keptUntil > now().getTime()) return known.texts;
  const texts = findPopularSearches(context);
  kept.set(language, { keptUntil: now().getTime() + KEPT_MS, texts });
  texts.catch(() => kept.delete(language));
  return texts;
}

async function findPopularSearches(context: ApiContext): Promise<string[]> {
  const texts: string[] = [];
  for (const thing of await wantedThings(context)) {
    if (texts.length === MOST) break;
    const text = thing[context.language];
    if (await isInStock(context, text)) texts.push(text);
  }
  return texts;
}

/**
 * Things that several people bought recently, by number of buyers, then the overall best sellers.
 */
async function wantedThings({ db, now }: ApiContext): Promise<Set<Thing>> {
  const bought = await boughtLately(db, new Date(now().getTime() - LATELY_MS));
  const buyersOf = new Map<Thing, Set<string>>();
  for (const { name, lateBuyers } of bought) {
    const thing = thingNamed(name);
    if (thing) buyersOf.set(thing, new Set([...(buyersOf.get(thing) ?? []), ...lateBuyers]));
  }
  // Pieces of each product that do not count, because only one piece per buyer counts.
  const repeated = new Map(bought.map(({ uuid, pieces, buyers }) => [uuid, pieces - buyers]));
  const soldOf = new Map<Thing, number>();
  for (const { uuid, name, soldCount } of await mostSold(db)) {
    const thing = thingNamed(name);
    const sold = soldCount - (repeated.get(uuid) ?? 0);
    if (thing) soldOf.set(thing, (soldOf.get(thing) ?? 0) + sold);
  }
  const lately = [...buyersOf].flatMap(([thing, { size }]): [Thing, number][] =>
    size < LEAST_BUYERS ? [] : [[thing, size]],
  );
  return new Set([...mostFirst(lately), ...mostFirst([...soldOf])]);
}

const mostFirst = (figures: [Thing, number][]) =>
  figures.sort(([, one], [, other]) => other - one).map(([thing]) => thing);

interface Bought {
  uuid: string;
  name: string;
  pieces: number;
  /** Number of different buyers: customers, and guests by phone. */
  buyers: number;
  lateBuyers: string[];
}

/** Products of the latest orders, with the people who bought them after `since`. */
async function boughtLately(db: Database, since: Date): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    with latest as (
      select uuid, placed_at, coalesce(customer_uuid::text, guest_phone) as buyer
      from orders order by sequence desc limit ${LATEST_ORDERS})
    select products.uuid, products.name, sum(quantity)::integer as pieces,
      count(distinct buyer)::integer as buyers,
      coalesce(array_agg(distinct buyer) filter (where placed_at > ${since}), '{}') as late_buyers
    from latest join parcels on parcels.order_uuid = latest.uuid
      join order_items on order_items.parcel_uuid = parcels.uuid
      join products on products.uuid = order_items.product_uuid
    where parcels.status <> 'cancelled'
    group by products.uuid, products.name order by products.uuid`.execute(db);
  return rows;
}

const mostSold = (db: Database) =>
  db
    .selectFrom('products')
    .select(['uuid', 'name', 'soldCount'])
    .orderBy('soldCount', 'desc')
    .orderBy('reviewCount', 'desc')
    .orderBy('uuid', 'desc')
    .limit(MOST_SOLD)
    .execute();

const proposed = new Map(PROPOSED_NAMES.map((thing) => [normalForm(thing.en), thing]));

/**
 * Finds the thing that a product's name mentions, e.g. pickle. If the name contains several things,
 * the last one counts: mango pickle is a pickle.
 */
export function thingNamed(productName: string): Thing | undefined {
  const things = readSearchWords(productName).map(({ names }) => {
    const known = names.map((name) => name.join(' ')).find((name) => proposed.has(name));
    return known === undefined ? undefined : proposed.get(known);
  });
  return things.findLast((thing) => thing !== undefined);
}

async function isInStock(context: ApiContext, text: string): Promise<boolean> {
  const words = await findWords(context.db, text);
  if (words.length === 0) return false;
  const { uuids } = await listBySearch(context.db, {
    words,
    filters: [],
    range: ANY_PRICE,
    limit: FIRST_FOUND,
    offset: 0,
  });
  return (await readSummaries(context, uuids)).some((product) => isPurchasable(product, 1));
}
