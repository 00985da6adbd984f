import { sql } from 'kysely';

/** Columns that a list with several filters reads in addition to the columns of an index's key. */
const facts = sql`price_paisa, uuid, created_at, rating_tenths, review_count, sold_count`;

/**
 * Indexes for lists. A list with one filter reads `product_listings` in the order of an index. A
 * list of the whole market reads `products` in the same way. These indexes have few columns,
 * because a request for a page in the middle of a list must skip half of the entries.
 */
export const indexStatements = [
  sql`create index product_listings_newest on product_listings (key, created_at, uuid)
    include (price_paisa)`,
  sql`create index product_listings_price on product_listings (key, price_paisa, uuid)`,
  sql`create index product_listings_rating
    on product_listings (key, rating_tenths, review_count, uuid) include (price_paisa)`,
  sql`create index product_listings_popular
    on product_listings (key, sold_count, review_count, uuid) include (price_paisa)`,
  sql`create index products_newest on products (created_at, uuid) include (price_paisa)`,
  sql`create index products_price on products (price_paisa, uuid)`,
  sql`create index products_rating on products (rating_tenths, review_count, uuid)
    include (price_paisa)`,
  sql`create index products_popular on products (sold_count, review_count, uuid)
    include (price_paisa)`,
  // Indexes for lists with several filters. Such lists have few products, so no further index is
  // needed to count and sort them.
  sql`create index products_category on products (category_uuid, tag_set_uuid)
    include (shop_uuid, brand_uuid, ${facts})`,
  sql`create index products_shop on products (shop_uuid, category_uuid)
    include (brand_uuid, tag_set_uuid, ${facts})`,
  sql`create index products_brand on products (brand_uuid, category_uuid)
    include (shop_uuid, tag_set_uuid, ${facts}) where brand_uuid is not null`,
];
