import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';
import type { Listed } from './countListed';
import type { PriceRange } from './priceRange';
import type { ProductOrder } from './readPage';

interface Wanted {
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
export async function readFound(
  db: Database,
  { conditions, range, order, limit, offset }: Wanted,
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
