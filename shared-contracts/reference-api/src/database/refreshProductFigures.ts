import { sql } from 'kysely';
import type { Database } from './schema';

/** Works out ratings, review counts and pieces sold of every product from reviews and orders. */
export async function refreshProductFigures(db: Database): Promise<void> {
  await sql`
    update products set
      rating_tenths = coalesce(
        (select round(avg(rating) * 10) from reviews where product_uuid = products.uuid), 0),
      review_count = (select count(*) from reviews where product_uuid = products.uuid),
      sold_count = coalesce(
        (select sum(quantity) from order_items where product_uuid = products.uuid), 0)
  `.execute(db);
}
