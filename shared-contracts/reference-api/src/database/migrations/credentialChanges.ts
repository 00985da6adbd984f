import { type Kysely, sql } from 'kysely';

const statements = [
  // No e-mail address is verified yet, so for now all codes are sent to the phone.
  sql`alter table customers add column email_verified boolean not null default false,
    add check (email is not null or not email_verified)`,
  sql`create table email_links (
    token_hash text primary key,
    customer_uuid uuid not null references customers on delete cascade,
    email text not null, sent_at timestamptz not null)`,
  sql`create index on email_links (customer_uuid)`,
  sql`create index on email_links (sent_at)`,
  // Several customers can sign in from one browser, and one customer from several browsers.
  sql`create table known_devices (
    token_hash text not null,
    customer_uuid uuid not null references customers on delete cascade,
    seen_at timestamptz not null,
    primary key (token_hash, customer_uuid))`,
  sql`create index on known_devices (customer_uuid)`,
  sql`create index on known_devices (seen_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
