import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table payments add column return_path text, add column returned_at timestamptz,
    add column asked_at timestamptz, add column refunded_at timestamptz,
    add column received_paisa bigint,
    add column invoice text generated always as (left(replace(uuid::text, '-', ''), 20)) stored`,
  sql`create unique index payments_invoice on payments (method, invoice)`,
  sql`create index payments_unconfirmed on payments (created_at)
    where reference is not null and status in ('pending', 'failed', 'cancelled')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
