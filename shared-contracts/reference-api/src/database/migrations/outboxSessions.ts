import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table outbox_messages add column test_session text`,
  sql`create index on outbox_messages (test_session, sent_at) where test_session is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
