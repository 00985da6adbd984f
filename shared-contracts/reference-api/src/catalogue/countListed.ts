import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { PriceRange } from './priceRange';
import type { ProductFilter } from './productFilters';

export interface Listed {
  total: number;
  /** Without the price range; 0 for an empty list. */
  maxPricePaisa: number;
}

/** Every product is counted under this key. */
const EVERYTHING = '00000000-0000-0000-0000-000000000000';

/**
 * How many products a list by one filter holds and the highest price among them: counters are
 * added up, a few rows however many products there are.
 */
export async function countListed(
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
