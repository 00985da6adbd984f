import { type Kysely, sql } from 'kysely';
import { dropIndexStatements } from './catalogue-listings/dropIndexStatements';
import { indexStatements } from './catalogue-listings/indexStatements';
import { listingStatements } from './catalogue-listings/listingStatements';
import { tagSetStatements } from './catalogue-listings/tagSetStatements';

/**
 * Adds the table `product_listings` and its indexes, so that a list with any single filter is read
 * in the sequence of an index (decision note 015).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // No visitor waits for these statements, and their duration grows with the market, so the usual
    // time limit does not apply.
    sql`set local statement_timeout = 0`,
    ...dropIndexStatements,
    ...tagSetStatements,
    ...listingStatements,
    ...indexStatements,
    sql`reset statement_timeout`,
  ];
  for (const statement of statements) await statement.execute(db);
}
