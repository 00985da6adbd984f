import { type Kysely, sql } from 'kysely';

const statements = [
  // Each network that requests a code gets a code of its own. So a stranger's request neither
  // replaces the code of the account's owner nor uses up its attempts.
  sql`alter table reset_codes drop constraint one_time_codes_pkey`,
  sql`alter table reset_codes add primary key (customer_uuid, asked_from)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
