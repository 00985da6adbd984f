import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table passkeys (
    uuid uuid primary key,
    customer_uuid uuid not null references customers on delete cascade,
    credential_id text not null unique, public_key text not null, counter bigint not null,
    transports text[] not null, name text,
    created_at timestamptz not null, last_used_at timestamptz)`,
  sql`create index on passkeys (customer_uuid)`,
  sql`create table passkey_challenges (
    challenge_hash text primary key, purpose text not null, holder_hash text not null,
    customer_uuid uuid references customers on delete cascade,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  sql`create index on passkey_challenges (holder_hash)`,
  sql`create index on passkey_challenges (customer_uuid) where customer_uuid is not null`,
  sql`create index on passkey_challenges (created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
