import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table unpaid_holds (
    order_uuid uuid not null references orders on delete cascade,
    item_uuid uuid not null, holder text not null, held_at timestamptz not null,
    primary key (holder, item_uuid, order_uuid))`,
  sql`create index on unpaid_holds (order_uuid)`,
  sql`create index on unpaid_holds (held_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
