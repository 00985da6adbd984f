import { type Kysely, sql } from 'kysely';

const statements = [
  // No visitor waits for these statements, and their duration grows with the market, so the usual
  // time limit does not apply.
  sql`set local statement_timeout = 0`,
  sql`create index products_names on products using gin (thing_keys(
    '00000000-0000-0000-0000-000000000000'::uuid, thing_forms(name, name_translations)))`,
  sql`analyze products`,
  sql`reset statement_timeout`,
];

/**
 * Adds an index that finds products of any category by their exact name, so that a search can put
 * them first (decision note 060).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
