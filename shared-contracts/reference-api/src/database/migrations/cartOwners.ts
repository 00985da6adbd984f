import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`alter table carts add column customer_uuid uuid references customers on delete set null`,
  sql`create unique index carts_customer on carts (customer_uuid) where customer_uuid is not null`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
