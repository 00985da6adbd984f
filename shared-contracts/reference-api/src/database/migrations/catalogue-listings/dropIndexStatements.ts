import { sql } from 'kysely';

/** Dropped first, so that filling the tag sets need not update them. */
export const dropIndexStatements = [
  sql`drop index products_newest`,
  sql`drop index products_price`,
  sql`drop index products_rating`,
  sql`drop index products_popular`,
  sql`drop index products_category`,
  sql`drop index products_shop`,
  sql`drop index products_brand`,
];
