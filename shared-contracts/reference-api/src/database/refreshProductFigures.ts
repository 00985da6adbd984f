import { sql } from 'kysely';
import type { Database } from './schema';

/**
 * Recomputes the number of sold pieces of each product from all orders, including cancelled orders.
 * Ratings need no recomputation, because triggers update them.
 */
export async function refreshProductFigures(db: Database): Promise<void> {
  await sql`
    update products set sold_count = sold.pieces
    from (
      select products.uuid, coalesce(sum(quantity), 0) as pieces
      from products left join order_items on product_uuid = products.uuid group by products.uuid) as sold
    where products.uuid = sold.uuid and sold_count <> sold.pieces
  `.execute(db);
}
