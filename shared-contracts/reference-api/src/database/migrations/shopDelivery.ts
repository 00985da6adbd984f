import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shops
    add column delivery_charge_paisa integer not null default 6000 check (delivery_charge_paisa >= 0),
    add column free_delivery_from_paisa integer check (free_delivery_from_paisa > 0)`.execute(db);
}
