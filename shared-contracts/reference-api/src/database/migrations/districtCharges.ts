import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null means that `delivery_charge_paisa` applies in all districts.
  await sql`alter table shops
    add column delivery_charge_within_district_paisa integer
      check (delivery_charge_within_district_paisa between 0 and delivery_charge_paisa)`.execute(
    db,
  );
}
