import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  // `owner` is the sender of the request: a customer, a guest's token, or a visitor's network.
  // `owner` and `call` need defaults, because processes of the previous release do not know these
  // columns and still place orders during an upgrade.
  sql`alter table idempotency_keys add column owner text not null default '',
    add column call text not null default 'placeOrder', add column reply jsonb,
    alter column order_uuid drop not null`,
  sql`update idempotency_keys set owner = 'customer ' || customer_uuid`,
  sql`alter table idempotency_keys drop constraint idempotency_keys_pkey`,
  sql`alter table idempotency_keys add primary key (owner, key),
    alter column customer_uuid drop not null`,
  sql`create index on idempotency_keys (customer_uuid)`,
  // Finds the keys to delete after a day. Keys of orders are kept.
  sql`create index on idempotency_keys (created_at) where order_uuid is null`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
