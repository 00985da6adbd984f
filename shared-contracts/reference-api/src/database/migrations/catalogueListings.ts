import { type Kysely, sql } from 'kysely';
import { dropIndexStatements } from './catalogue-listings/dropIndexStatements';
import { indexStatements } from './catalogue-listings/indexStatements';
import { listingStatements } from './catalogue-listings/listingStatements';
import { tagSetStatements } from './catalogue-listings/tagSetStatements';

/** Listings and indexes by which a list by any one filter is read in its order (decision note 015). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // No visitor waits for these statements, and they grow with the market, so they need more than
    // the usual time limit.
    sql`set local statement_timeout = 0`,
    ...dropIndexStatements,
    ...tagSetStatements,
    ...listingStatements,
    ...indexStatements,
    sql`reset statement_timeout`,
  ];
  for (const statement of statements) await statement.execute(db);
}
