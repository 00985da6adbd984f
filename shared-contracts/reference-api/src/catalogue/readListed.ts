import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { countListed, type Listed } from './countListed';
import type { PriceRange } from './priceRange';
import type { ProductFilter } from './productFilters';
import { type ProductOrder, readPage } from './readPage';

interface Wanted {
  /** Without one, it is the whole market. */
  filter: ProductFilter | undefined;
  range: PriceRange;
  order: ProductOrder;
  limit: number;
  offset: number;
}

/** A page of a list by one filter: counted by the database already, and read in its order. */
export async function readListed(
  db: Database,
  { filter, range, ...page }: Wanted,
): Promise<Listed & { uuids: string[] }> {
  const listed = await countListed(db, filter, range);
  const { least, most, isGiven } = range;
  const priced = isGiven ? sql`price_paisa between ${least} and ${most}` : sql`true`;
  const sources = filter
    ? filter.keys.map((key) => sql`product_listings where key = ${key} and ${priced}`)
    : [sql`products where ${priced}`];
  const uuids = await readPage(db, { ...page, sources, total: listed.total });
  return { ...listed, uuids };
}
