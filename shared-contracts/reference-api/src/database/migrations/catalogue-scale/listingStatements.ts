import { sql } from 'kysely';

// The indexes include the columns by which lists filter and sort, so that lists do not read the
// long rows of the table.
const filters = sql`category_uuid, shop_uuid, brand_uuid`;
const figures = sql`created_at, rating_tenths, review_count, sold_count`;

export const listingStatements = [
  // Leaves free space on each disk page. The new version of a row then fits on the same page, so
  // that a change of stock updates no index.
  sql`alter table products set (fillfactor = 85)`,
  sql`drop index products_category_uuid_idx`,
  sql`drop index products_shop_uuid_idx`,
  sql`drop index products_brand_uuid_idx`,
  sql`drop index products_created_at_uuid_idx`,
  sql`drop index products_price_paisa_uuid_idx`,
  sql`create index products_newest on products (created_at, uuid)
    include (${filters}, price_paisa)`,
  sql`create index products_price on products (price_paisa, uuid) include (${filters})`,
  sql`create index products_rating on products (rating_tenths, review_count, uuid)
    include (${filters}, price_paisa)`,
  sql`create index products_popular on products (sold_count, review_count, uuid)
    include (${filters}, price_paisa)`,
  sql`create index products_category on products (category_uuid, price_paisa)
    include (shop_uuid, brand_uuid, uuid, ${figures})`,
  sql`create index products_shop on products (shop_uuid, category_uuid, price_paisa)
    include (brand_uuid, uuid, ${figures})`,
  sql`create index products_brand on products (brand_uuid, price_paisa)
    include (category_uuid, shop_uuid, uuid, ${figures})`,
  sql`create index products_featured on products (category_uuid, featured_position)
    where featured_position is not null`,
];
