import type { Kysely } from 'kysely';
import { countingStatements } from './catalogue-scale/countingStatements';
import { listingStatements } from './catalogue-scale/listingStatements';
import { searchStatements } from './catalogue-scale/searchStatements';
import { shopStatements } from './catalogue-scale/shopStatements';

/**
 * Adds counts and indexes with which lists, searches and totals are fast even in a large market
 * (decision 015).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    ...searchStatements,
    ...listingStatements,
    ...countingStatements,
    ...shopStatements,
  ];
  for (const statement of statements) await statement.execute(db);
}
