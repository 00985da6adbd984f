import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`alter table shops add column bin text`,
  sql`alter table parcels add column seller_address text, add column seller_bin text`,
  sql`update parcels set seller_address = shops.address
    from shops where shops.uuid = parcels.shop_uuid`,
  sql`alter table payments add column paid_at timestamptz`,
  // Sets the time only for payments that were not refunded. For refunded payments it is unknown,
  // because a cancellation has overwritten `settled_at`.
  sql`update payments set paid_at = coalesce(settled_at, created_at) where status = 'paid'`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
