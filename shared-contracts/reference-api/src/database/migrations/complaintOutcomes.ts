import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table complaint_outcomes (
    uuid uuid primary key,
    complaint_uuid uuid not null references complaints on delete cascade,
    round integer not null check (round in (1, 2)),
    kind text not null check (kind in ('refund', 'replacement', 'refusal')),
    quantity integer not null check (quantity >= 0),
    refund_uuid uuid unique references payments on delete set null,
    reason text not null, decided_at timestamptz not null,
    unique (complaint_uuid, round),
    check ((kind = 'refusal') = (quantity = 0)))`,
  sql`alter table late_marks drop constraint late_marks_kind_check`,
  sql`alter table late_marks add constraint late_marks_kind_check
    check (kind in ('delivery', 'confirmation', 'refund', 'complaint'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
