import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`create table data_links (
    token_hash text primary key,
    customer_uuid uuid not null references customers on delete cascade,
    language text not null, created_at timestamptz not null)`,
  sql`create index on data_links (customer_uuid)`,
  sql`create index on data_links (created_at)`,
  // An order outlives its customer's account, and then has neither a customer nor a guest's phone.
  sql`alter table orders add column owner_deleted_at timestamptz`,
  sql`do $$ declare found record; begin
    for found in select conname from pg_constraint
      where conrelid = 'orders'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%guest_phone%'
    loop execute format('alter table orders drop constraint %I', found.conname); end loop;
  end $$`,
  sql`alter table orders add constraint orders_owner check (
    customer_uuid is not null or guest_phone is not null or owner_deleted_at is not null)`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
