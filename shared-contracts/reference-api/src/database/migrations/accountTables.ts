import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table one_time_codes (
    customer_uuid uuid not null references customers on delete cascade,
    purpose text not null, channel text not null,
    code_hash text not null, tries integer not null default 0,
    created_at timestamptz not null, expires_at timestamptz not null,
    primary key (customer_uuid, purpose))`,
  sql`create index on one_time_codes (expires_at)`,
  sql`create table outbox_messages (
    uuid uuid primary key, position bigint generated always as identity,
    recipient text not null, channel text not null, subject text, text text not null,
    sent_at timestamptz not null)`,
  sql`create index on outbox_messages (recipient, sent_at)`,
  sql`create index on outbox_messages (sent_at)`,
  // Finds expired tokens to delete without reading all tokens.
  sql`create index on access_tokens (expires_at)`,
  sql`create index on tries (tried_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
