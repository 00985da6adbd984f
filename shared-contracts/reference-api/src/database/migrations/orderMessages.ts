import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table orders add column language text not null default 'en'`,
  sql`alter table customers add column muted_messages text[] not null default '{}'`,
  sql`create table order_messages (
    uuid uuid primary key default gen_random_uuid(),
    order_uuid uuid not null references orders on delete cascade,
    kind text not null check (kind in ('placed', 'paid', 'payment-failed', 'on-its-way',
      'delivered', 'cancelled', 'undeliverable', 'refunded')),
    subject_uuid uuid not null,
    channel text not null check (channel in ('sms', 'email')),
    queued_at timestamptz not null,
    tries smallint not null default 0,
    try_at timestamptz not null,
    sent_at timestamptz,
    unique (order_uuid, kind, subject_uuid, channel)
  )`,
  sql`create index order_messages_due on order_messages (try_at) where sent_at is null`,
  // Until now, `payments` contained the attempts to inform customers of undeliverable orders.
  sql`insert into order_messages
    (order_uuid, kind, subject_uuid, channel, queued_at, tries, try_at, sent_at)
    select order_uuid, 'undeliverable', uuid, 'sms', coalesce(settled_at, created_at), tell_tries,
      coalesce(tell_again_at, settled_at, created_at), told_at
    from payments where refund_due_by is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
