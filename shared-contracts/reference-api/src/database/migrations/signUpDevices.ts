import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The browser is unknown for older sign-ups, and for those that older processes create during an
  // upgrade.
  await sql`alter table sign_ups add column device_hash text not null default ''`.execute(db);
}
