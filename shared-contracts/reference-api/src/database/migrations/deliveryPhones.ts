import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  // Finds the open cash orders for a phone by its last ten digits, because their number is limited.
  sql`create index orders_cash_receiver on orders (right(shipping_address ->> 'phone', 10))
    where payment_method = 'cash-on-delivery' and status in ('placed', 'confirmed', 'shipped')`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
