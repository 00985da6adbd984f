import { type Kysely, sql } from 'kysely';

const statements = [
  // Contains only alerts whose message was not sent yet. Sending the message deletes the row.
  sql`create table stock_alerts (
    uuid uuid primary key,
    product_uuid uuid not null references products on delete cascade,
    variant_uuid uuid references product_variants on delete cascade,
    contact text not null, language text not null, created_at timestamptz not null)`,
  sql`create unique index on stock_alerts (contact, product_uuid,
    coalesce(variant_uuid, '00000000-0000-0000-0000-000000000000'))`,
  sql`create index on stock_alerts (product_uuid)`,
  sql`create index on stock_alerts (created_at)`,
  sql`create table stock_alert_links (
    token_hash text primary key, contact text not null, language text not null,
    sent_at timestamptz not null, stopped_at timestamptz)`,
  sql`create index on stock_alert_links (contact) where stopped_at is not null`,
  sql`create index on stock_alert_links (sent_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
