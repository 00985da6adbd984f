import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table sandbox_payments add column test_session text`,
  sql`alter table sandbox_payments add column refuses_refund boolean not null default false`,
  sql`create index on sandbox_payments (test_session) where test_session is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
