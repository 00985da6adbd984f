import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`create table late_marks (
    kind text not null check (kind in ('delivery', 'confirmation', 'refund')),
    subject_uuid uuid not null,
    order_uuid uuid not null references orders (uuid) on delete cascade,
    due_by timestamptz not null,
    marked_at timestamptz not null,
    primary key (kind, subject_uuid)
  )`,
  sql`create index late_marks_order on late_marks (order_uuid)`,
  sql`create index parcels_expected on parcels (expected_by)
    where status in ('placed', 'confirmed', 'shipped')`,
  sql`alter table payments add column refund_due_by timestamptz, add column told_at timestamptz`,
  sql`create index payments_untold on payments (refund_due_by)
    where refund_due_by is not null and told_at is null`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
