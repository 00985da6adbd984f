import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`alter table order_messages drop constraint order_messages_kind_check`,
  sql`alter table order_messages add constraint order_messages_kind_check
    check (kind in ('placed', 'paid', 'payment-failed', 'on-its-way', 'delivered', 'cancelled',
      'undeliverable', 'refunded', 'refund-failed'))`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
