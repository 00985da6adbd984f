import { type Kysely, sql } from 'kysely';

const statements = [
  // An account can have one code for each network that requests one. So a stranger neither replaces
  // the code of the account's owner nor uses up its attempts.
  sql`alter table reset_codes drop constraint one_time_codes_pkey`,
  sql`alter table reset_codes add primary key (customer_uuid, asked_from)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
