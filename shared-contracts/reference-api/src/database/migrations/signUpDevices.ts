import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Sign-ups of before, and of processes of before while an upgrade is under way, are of no known browser.
  await sql`alter table sign_ups add column device_hash text not null default ''`.execute(db);
}
