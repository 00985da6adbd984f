import { type Kysely, sql } from 'kysely';

const statements = [
  // Order that the code opens; null for a code that allows placing an order.
  sql`alter table guest_codes add column order_uuid uuid references orders on delete cascade`,
  sql`create index on guest_codes (order_uuid) where order_uuid is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
