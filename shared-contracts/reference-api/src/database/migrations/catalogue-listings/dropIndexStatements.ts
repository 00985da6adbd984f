import { sql } from 'kysely';

/**
 * Drops the indexes before the tag sets are filled, because filling the sets would update each
 * index.
 */
export const dropIndexStatements = [
  sql`drop index products_newest`,
  sql`drop index products_price`,
  sql`drop index products_rating`,
  sql`drop index products_popular`,
  sql`drop index products_category`,
  sql`drop index products_shop`,
  sql`drop index products_brand`,
];
