import { type Kysely, sql } from 'kysely';

/**
 * A guest complains without an account, so the complaint belongs to its order. Pictures and accounts
 * for refunds of a guest name their order.
 */
const statements = [
  sql`set local statement_timeout = 0`,
  sql`alter table complaints alter column customer_uuid drop not null`,
  sql`alter table uploads add column order_uuid uuid references orders on delete set null`,
  sql`create index on uploads (order_uuid) where order_uuid is not null`,
  sql`alter table refund_accounts
    alter column customer_uuid drop not null,
    add column order_uuid uuid references orders on delete cascade,
    add check ((customer_uuid is null) <> (order_uuid is null)),
    add unique (order_uuid, provider, number)`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
