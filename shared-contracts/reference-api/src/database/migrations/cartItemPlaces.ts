import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cart_items
    add column place text not null default 'cart' check (place in ('cart', 'saved')),
    add column removed_at timestamptz`.execute(db);
}
