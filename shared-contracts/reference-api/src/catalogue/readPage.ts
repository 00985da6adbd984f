import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';

/** An order of products and the same from its other end; the uuid makes pages of equals stable. */
export interface ProductOrder {
  columns: RawBuilder<unknown>;
  forward: RawBuilder<unknown>;
  backward: RawBuilder<unknown>;
}

const lowToHigh = (columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));
const highToLow = (columns: string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql`${sql.ref(column)} desc`));

const rising = (...columns: string[]): ProductOrder => ({
  columns: lowToHigh(columns),
  forward: lowToHigh(columns),
  backward: highToLow(columns),
});
const falling = (...columns: string[]): ProductOrder => ({
  columns: lowToHigh(columns),
  forward: highToLow(columns),
  backward: lowToHigh(columns),
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
  /**
   * Tables with their conditions, each in the order of an index of its own; a product that is in
   * several is listed once.
   */
  sources: RawBuilder<unknown>[];
  order: ProductOrder;
  /** Number of products there are. */
  total: number;
  limit: number;
  offset: number;
}

/**
 * The uuids on one page: found in indexes alone, before any wide row is read, and counted from
 * whichever end of the list is nearer.
 */
export async function readPage(db: Database, page: Page): Promise<string[]> {
  const { sources, order, total } = page;
  const limit = Math.min(page.limit, total - page.offset);
  if (limit <= 0) return [];
  const isNearEnd = page.offset > total / 2;
  const offset = isNearEnd ? total - page.offset - limit : page.offset;
  const by = isNearEnd ? order.backward : order.forward;

  // Each no further than the page reaches: a plan then merges them instead of sorting them all.
  const parts = sources.map(
    (source) =>
      sql`(select ${order.columns} from ${source} order by ${by} limit ${offset + limit})`,
  );
  const { rows } = await (sources.length === 1
    ? sql<{ uuid: string }>`
        select uuid from ${sources[0]} order by ${by} limit ${limit} offset ${offset}`
    : sql<{ uuid: string }>`
        select distinct on (${order.columns}) uuid
        from (${sql.join(parts, sql` union all `)}) as listed
        order by ${by} limit ${limit} offset ${offset}`
  ).execute(db);
  const uuids = rows.map(({ uuid }) => uuid);
  return isNearEnd ? uuids.reverse() : uuids;
}
