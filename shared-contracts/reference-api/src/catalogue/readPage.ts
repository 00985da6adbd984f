import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * A sort order of products and its reverse. Products that are otherwise equal are sorted by uuid,
 * so that pages are stable.
 */
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

/** Sort orders of products. Each has an index, which can be read from either end. */
export const PRODUCT_ORDERS = {
  newest: falling('created_at', 'uuid'),
  'price-asc': rising('price_paisa', 'uuid'),
  'price-desc': falling('price_paisa', 'uuid'),
  rating: falling('rating_tenths', 'review_count', 'uuid'),
  popular: falling('sold_count', 'review_count', 'uuid'),
} as const;

interface Page {
  /**
   * Tables with conditions. Each source has an index. A product in several sources is listed once.
   */
  sources: RawBuilder<unknown>[];
  order: ProductOrder;
  /** Total number of products. */
  total: number;
  limit: number;
  offset: number;
}

/**
 * Reads the uuids of one page, beginning at the nearer end of the list. Uses only indexes; whole
 * products are read later.
 */
export async function readPage(db: Database, page: Page): Promise<string[]> {
  const { sources, order, total } = page;
  const limit = Math.min(page.limit, total - page.offset);
  if (limit <= 0) return [];
  const isNearEnd = page.offset > total / 2;
  const offset = isNearEnd ? total - page.offset - limit : page.offset;
  const by = isNearEnd ? order.backward : order.forward;

  // Reads each source only up to the end of the page, so that the planner merges the sources
  // instead of sorting everything.
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
