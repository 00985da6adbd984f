import { type Kysely, sql } from 'kysely';

const statements = [
  // `customer_uuid` is not a foreign key, because a sign-up is kept if a later sign-up replaces its
  // account.
  sql`create table sign_ups (
    uuid uuid primary key, customer_uuid uuid not null, phone text not null,
    full_name text not null, email text check (email = lower(email)), password_hash text not null,
    asked_from text not null, code_hash text not null, tries integer not null default 0,
    created_at timestamptz not null, expires_at timestamptz not null)`,
  // Ensures that all sign-up codes for one phone are different.
  sql`create unique index on sign_ups (phone, code_hash)`,
  sql`create index on sign_ups (customer_uuid)`,
  sql`create index on sign_ups (expires_at)`,
  // Codes that were sent before this migration stay valid.
  sql`insert into sign_ups
    select gen_random_uuid(), customers.uuid, phone, full_name, email, password_hash, '',
      code_hash, tries, codes.created_at, expires_at
    from one_time_codes codes join customers on customers.uuid = customer_uuid
    where purpose = 'verify-phone'`,
  sql`delete from one_time_codes where purpose = 'verify-phone'`,
  // All codes that are left are for new passwords, and a customer has at most one of them.
  sql`alter table one_time_codes drop column purpose`,
  sql`alter table one_time_codes add primary key (customer_uuid)`,
  sql`alter table one_time_codes rename to reset_codes`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
