import { type Kysely, sql } from 'kysely';

const statements = [
  // Lifts the time limit, because these statements take longer in a larger market. No visitor waits
  // for them.
  sql`set local statement_timeout = 0`,
  sql`create index products_names on products using gin (thing_keys(
    '00000000-0000-0000-0000-000000000000'::uuid, thing_forms(name, name_translations)))`,
  sql`analyze products`,
  sql`reset statement_timeout`,
];

/**
 * Adds an index that finds products of all categories by their exact name, so that a search can
 * list such products first (decision 060).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
