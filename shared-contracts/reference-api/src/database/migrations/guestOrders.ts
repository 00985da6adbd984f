import { type Kysely, sql } from 'kysely';

const statements = [
  // A guest's order has no customer until somebody verifies the phone for an account.
  sql`alter table orders alter column customer_uuid drop not null, add column guest_phone text,
    add check (customer_uuid is not null or guest_phone is not null)`,
  sql`create index on orders (guest_phone) where guest_phone is not null`,
  sql`create table guest_codes (
    uuid uuid primary key, phone text not null, code_hash text not null,
    tries integer not null default 0, created_at timestamptz not null,
    expires_at timestamptz not null)`,
  // Ensures that all codes for one phone are different.
  sql`create unique index on guest_codes (phone, code_hash)`,
  sql`create index on guest_codes (expires_at)`,
  sql`create table guest_tokens (
    token_hash text primary key, phone text not null,
    order_uuid uuid references orders on delete cascade, request_hash text,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  sql`create index on guest_tokens (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
