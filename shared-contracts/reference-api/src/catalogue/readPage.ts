import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';

/** An order of products and the same from its other end; the uuid makes pages of equals stable. */
interface ProductOrder {
  forward: RawBuilder<unknown>;
  backward: RawBuilder<unknown>;
}

const lowToHigh = (...columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`products.${column}`)));
const highToLow = (...columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${sql.ref(`products.${column}`)} desc`));

const rising = (...columns: string[]): ProductOrder => ({
  forward: lowToHigh(...columns),
  backward: highToLow(...columns),
});
const falling = (...columns: string[]): ProductOrder => ({
  forward: highToLow(...columns),
  backward: lowToHigh(...columns),
});

/** Each is the order of an index, read from one end or from the other. */
export const PRODUCT_ORDERS = {
  newest: falling('created_at', 'uuid'),
  'price-asc': rising('price_paisa', 'uuid'),
  'price-desc': falling('price_paisa', 'uuid'),
  rating: falling('rating_tenths', 'review_count', 'uuid'),
  popular: falling('sold_count', 'review_count', 'uuid'),
} as const;

interface Page {
  conditions: RawBuilder<boolean>[];
  order: ProductOrder;
  /** How many products fit the conditions. */
  total: number;
  limit: number;
  offset: number;
}

/**
 * The uuids on one page: found in indexes alone, before any wide row is read, and counted from
 * whichever end of the list is nearer.
 */
export async function readPage(db: Database, page: Page): Promise<string[]> {
  const { conditions, order, total, offset } = page;
  const limit = Math.min(page.limit, total - offset);
  if (limit <= 0) return [];
  const isNearEnd = offset > total / 2;
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<{ uuid: string }>`
    select products.uuid from products ${where}
    order by ${isNearEnd ? order.backward : order.forward}
    limit ${limit} offset ${isNearEnd ? total - offset - limit : offset}`.execute(db);
  const uuids = rows.map(({ uuid }) => uuid);
  return isNearEnd ? uuids.reverse() : uuids;
}
