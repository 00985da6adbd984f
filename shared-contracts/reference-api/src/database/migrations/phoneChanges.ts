import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table phone_changes (
    customer_uuid uuid primary key references customers on delete cascade,
    phone text not null, code_hash text not null, asked_from text not null,
    own_tries integer not null default 0, tries integer not null default 0,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  sql`create index on phone_changes (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
