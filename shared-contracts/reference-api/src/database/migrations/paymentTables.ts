import { type Kysely, sql } from 'kysely';

const statements = [
  // Several changes can happen at the same time. The position then shows their order.
  sql`alter table order_status_changes
    add column note text, add column position bigint generated always as identity`,
  sql`drop index order_status_changes_order_uuid_idx`,
  sql`create index on order_status_changes (order_uuid, changed_at, position)`,
  sql`alter table orders add column payment_expires_at timestamptz`,
  sql`create index on orders (payment_expires_at) where payment_expires_at is not null`,
  sql`alter table payments add column reference text, add column note text,
    add column settled_at timestamptz`,
  sql`create unique index payments_reference on payments (method, reference)`,
  // An order may have several payments, but only one of them can be `paid`.
  sql`create unique index payments_one_paid on payments (order_uuid) where status = 'paid'`,
  sql`create index payments_refund_due on payments (created_at) where status = 'refund-due'`,
  sql`create table secrets (name text primary key, value text not null)`,
  sql`create table sandbox_payments (
    reference text primary key, method text not null,
    payment_uuid uuid not null references payments on delete cascade,
    amount_paisa bigint not null, return_path text not null,
    outcome text not null default 'pending', refunded_at timestamptz)`,
  sql`create index on sandbox_payments (payment_uuid)`,
  sql`create index on carts (updated_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
