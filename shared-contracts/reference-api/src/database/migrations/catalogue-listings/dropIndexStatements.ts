import { sql } from 'kysely';

/**
 * Drops the old indexes of `products` before each product gets its tag set. Otherwise each of these
 * updates would also update all indexes.
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
