import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table orders add column test_session text`,
  sql`alter table order_messages add column test_session text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
