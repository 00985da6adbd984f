import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table shops add column district text`,
  sql`alter table parcels add column expected_by timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
