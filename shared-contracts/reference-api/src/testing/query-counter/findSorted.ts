import { sql } from 'kysely';
import type { Database } from '../../database/schema';

/** A selection of products by category, section or shop; all products if it names none of them. */
export interface Narrowed {
  category?: string;
  section?: string;
  shop?: string;
}

export interface Sorted {
  total: number;
  /** Handles of the oldest products, from new to old. */
  oldest: string[];
}

/**
 * Finds the last entries of a product list by reading and sorting all products. It shares no code
 * with the API, whose lists it checks.
 */
export async function findSorted(
  db: Database,
  { category, section, shop }: Narrowed,
  count: number,
): Promise<Sorted> {
  const { rows } = await sql<Sorted>`
    with found as (
      select products.handle, products.created_at, products.uuid
      from products
        join shops on shops.uuid = shop_uuid
        join categories on categories.uuid = category_uuid
      where (${category ?? null}::text is null or categories.handle = ${category ?? null})
        and (${shop ?? null}::text is null or shops.handle = ${shop ?? null})
        and (${section ?? null}::uuid is null or featured_group_uuid = ${section ?? null}))
    select (select count(*) from found) as total,
      array(select handle from (
        select * from found order by created_at, uuid limit ${count}) as oldest
        order by created_at desc, uuid desc) as oldest`.execute(db);
  return rows[0] ?? { total: 0, oldest: [] };
}
