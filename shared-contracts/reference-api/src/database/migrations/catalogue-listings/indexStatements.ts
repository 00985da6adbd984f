import { sql } from 'kysely';

/** Columns that combined filters read, in addition to an index's key. */
const facts = sql`price_paisa, uuid, created_at, rating_tenths, review_count, sold_count`;

/**
 * Lists with one filter read `product_listings` in its sequence; the whole market reads `products`.
 * The indexes are narrow, because a page in the middle skips half of them.
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
  // Combined filters find few products, which are then counted and sorted.
  sql`create index products_category on products (category_uuid, tag_set_uuid)
    include (shop_uuid, brand_uuid, ${facts})`,
  sql`create index products_shop on products (shop_uuid, category_uuid)
    include (brand_uuid, tag_set_uuid, ${facts})`,
  sql`create index products_brand on products (brand_uuid, category_uuid)
    include (shop_uuid, tag_set_uuid, ${facts}) where brand_uuid is not null`,
];
