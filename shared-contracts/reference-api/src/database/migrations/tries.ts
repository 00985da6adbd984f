import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table sign_in_failures rename to tries`,
  sql`alter table tries rename column failed_at to tried_at`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
