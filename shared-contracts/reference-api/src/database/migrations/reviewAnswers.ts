import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table reviews
    add column is_verified_buyer boolean not null default false,
    add column answer text, add column answered_at timestamptz,
    add check ((answer is null) = (answered_at is null))`,
  // Until now, only customers who had received a product could review it.
  sql`update reviews set is_verified_buyer = true where customer_uuid is not null`,
  // Imported reviews may have pictures whose authors have no account.
  sql`alter table uploads alter column customer_uuid drop not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
