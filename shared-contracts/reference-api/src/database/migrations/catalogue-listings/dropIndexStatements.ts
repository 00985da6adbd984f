import { sql } from 'kysely';

/** They go first, so that giving products their set of tags need not keep them up to date. */
export const dropIndexStatements = [
  sql`drop index products_newest`,
  sql`drop index products_price`,
  sql`drop index products_rating`,
  sql`drop index products_popular`,
  sql`drop index products_category`,
  sql`drop index products_shop`,
  sql`drop index products_brand`,
];
