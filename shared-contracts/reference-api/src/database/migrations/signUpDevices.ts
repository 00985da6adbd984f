import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Older sign-ups, and those of older processes during an upgrade, have no known browser.
  await sql`alter table sign_ups add column device_hash text not null default ''`.execute(db);
}
