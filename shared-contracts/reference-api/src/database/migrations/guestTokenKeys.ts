import { type Kysely, sql } from 'kysely';

const statements = [
  // A code that was entered is kept until it expires, with a hash of the request's idempotency key.
  // If this request is repeated, it can therefore get a token too.
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
