import { type Kysely, sql } from 'kysely';
import { dropIndexStatements } from './catalogue-listings/dropIndexStatements';
import { indexStatements } from './catalogue-listings/indexStatements';
import { listingStatements } from './catalogue-listings/listingStatements';
import { tagSetStatements } from './catalogue-listings/tagSetStatements';

/**
 * Adds the table `product_listings` and its indexes, so that each list with one filter can be read
 * in the order of an index (decision 015).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Lifts the time limit, because these statements take longer in a larger market. No visitor
    // waits for them.
    sql`set local statement_timeout = 0`,
    ...dropIndexStatements,
    ...tagSetStatements,
    ...listingStatements,
    ...indexStatements,
    sql`reset statement_timeout`,
  ];
  for (const statement of statements) await statement.execute(db);
}
