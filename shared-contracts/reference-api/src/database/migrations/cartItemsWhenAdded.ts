import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_items
    add column added_price_paisa integer, add column added_available integer`.execute(db);
}
