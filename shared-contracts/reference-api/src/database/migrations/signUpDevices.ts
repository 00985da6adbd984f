import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `device_hash` is empty if the browser is unknown: for existing sign-ups, and for sign-ups that
  // processes of the previous release create during an upgrade.
  await sql`alter table sign_ups add column device_hash text not null default ''`.execute(db);
}
