import { type Kysely, sql } from 'kysely';

const statements = [
  // An entered code stays until it expires, together with the idempotency key of its request. So a
  // repetition of this request can get a token too.
  sql`alter table guest_codes add column key_hash text,
    add column token_hash text references guest_tokens on delete cascade`,
  sql`create index on guest_codes (token_hash) where token_hash is not null`,
  sql`alter table guest_tokens
    add column first_hash text references guest_tokens on delete cascade`,
  sql`create index on guest_tokens (first_hash) where first_hash is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
