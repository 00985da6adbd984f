import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shops add column is_closed boolean not null default false`.execute(db);
}
