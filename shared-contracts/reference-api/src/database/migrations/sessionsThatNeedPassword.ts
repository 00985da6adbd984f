import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table access_tokens add column needs_password boolean not null default false`.execute(
    db,
  );
}
