import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`create table refund_accounts (
    uuid uuid primary key,
    customer_uuid uuid not null references customers on delete cascade,
    provider text not null, number text not null, created_at timestamptz not null,
    unique (customer_uuid, provider, number))`,
  sql`alter table payments
    add column refund_account_uuid uuid references refund_accounts on delete set null,
    add column refunded_to text,
    add column refund_failed_at timestamptz`,
  sql`create index payments_refund_account on payments (refund_account_uuid)
    where refund_account_uuid is not null`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
