import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table wishlist_entries add column kept_price_paisa integer check (kept_price_paisa > 0)`,
  // It is unknown at which price existing entries were added. They get today's price, so they show
  // only price drops from now on.
  sql`update wishlist_entries set kept_price_paisa = coalesce(
    (select price_paisa from product_variants where uuid = variant_uuid),
    (select price_paisa from products where uuid = product_uuid))`,
  sql`alter table wishlist_entries alter column kept_price_paisa set not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
