import { type Kysely, sql } from 'kysely';

const statements = [
  // `last_used_at` is unknown for existing tokens, and for tokens that processes of the previous
  // release issue during an upgrade. Such tokens get the current time.
  sql`set local statement_timeout = 0`,
  sql`alter table access_tokens
    add column uuid uuid not null default gen_random_uuid() unique,
    add column last_used_at timestamptz not null default now(),
    add column device text,
    add column network text`,
  sql`create index on access_tokens (last_used_at)`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
