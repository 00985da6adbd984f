import { type Kysely, sql } from 'kysely';

const statements = [
  // Kinds of messages that guests have declined. `customers.muted_messages` is for customers.
  sql`create table declined_messages (
    phone text not null,
    kind text not null check (kind in ('placed', 'paid', 'on-its-way', 'delivered')),
    declined_at timestamptz not null,
    primary key (phone, kind))`,
  sql`create table message_links (
    token_hash text primary key,
    order_uuid uuid not null references orders on delete cascade,
    customer_uuid uuid references customers on delete cascade,
    kind text check (kind in ('placed', 'paid', 'on-its-way', 'delivered')),
    sent_at timestamptz not null)`,
  sql`create index on message_links (order_uuid)`,
  sql`create index on message_links (customer_uuid)`,
  sql`create index on message_links (sent_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
