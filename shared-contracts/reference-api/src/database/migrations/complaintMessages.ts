import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table complaint_messages (
    uuid uuid primary key,
    complaint_uuid uuid not null references complaints on delete cascade,
    position integer generated always as identity,
    author text not null check (author in ('customer', 'shop', 'market')),
    text text not null, created_at timestamptz not null)`,
  sql`create index on complaint_messages (complaint_uuid, position)`,
  sql`alter table complaints add column taken_up_at timestamptz, add column reopened_at timestamptz,
    add column settled_at timestamptz`,
  // The real time is not known.
  sql`update complaints set taken_up_at = created_at where status <> 'open'`,
  sql`update complaints set settled_at = created_at where status in ('resolved', 'rejected')`,
  sql`create index complaints_untaken on complaints (created_at) where taken_up_at is null`,
  sql`alter table uploads
    add column complaint_message_uuid uuid references complaint_messages on delete set null,
    add check (complaint_message_uuid is null or (review_uuid is null and complaint_uuid is null))`,
  sql`create index on uploads (complaint_message_uuid) where complaint_message_uuid is not null`,
  sql`drop index uploads_unused`,
  sql`create index uploads_unused on uploads (created_at)
    where review_uuid is null and complaint_uuid is null and complaint_message_uuid is null`,
  sql`create table operator_acts (
    position bigint generated always as identity primary key,
    operator text not null, act text not null, subject_uuid uuid not null,
    acted_at timestamptz not null, before jsonb, after jsonb)`,
  sql`create index on operator_acts (subject_uuid, position)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
