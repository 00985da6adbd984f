import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Creates many carts in one statement. Each cart contains one piece of the product.
 * @returns uuids of the carts
 */
export async function createTestCarts(
  db: Database,
  count: number,
  productUuid: string,
  variantUuid: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ cartUuid: string }>`
    with made as (
      insert into carts (uuid)
      select gen_random_uuid() from generate_series(1, ${count}::int) returning uuid)
    insert into cart_items (uuid, cart_uuid, product_uuid, variant_uuid, quantity)
    select gen_random_uuid(), uuid, ${productUuid}, ${variantUuid}::uuid, 1 from made
    returning cart_uuid`.execute(db);
  return rows.map(({ cartUuid }) => cartUuid);
}
