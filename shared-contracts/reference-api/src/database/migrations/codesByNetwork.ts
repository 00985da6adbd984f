import { type Kysely, sql } from 'kysely';

const statements = [
  // One code per requesting network, so that a stranger's request neither replaces nor uses up the
  // owner's.
  sql`alter table reset_codes drop constraint one_time_codes_pkey`,
  sql`alter table reset_codes add primary key (customer_uuid, asked_from)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
