import { type Kysely, sql } from 'kysely';

const statements = [
  sql`set local statement_timeout = 0`,
  sql`alter table shops add column dispatch_days smallint check (dispatch_days between 0 and 10)`,
  sql`alter table categories
    add column dispatch_days smallint not null default 0 check (dispatch_days between 0 and 10),
    add column hot_hours smallint check (hot_hours between 1 and 12)`,
  sql`alter table parcels add column due_by timestamptz`,
  // Until now, the promised time (`expected_by`) was the latest time that the law allows.
  sql`update parcels set due_by = expected_by`,
  sql`drop index parcels_expected`,
  sql`create index parcels_due on parcels (due_by)
    where status in ('placed', 'confirmed', 'shipped')`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
