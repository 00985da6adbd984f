import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/schema';
import type { Generated } from './createGenerator';

/** Uuid of a generated variant: a hash of its product's uuid and of the copied variant's uuid. */
const variantUuid = sql`md5(made.uuid::text || variant.uuid::text)::uuid`;

const scaledPrice = (column: string) =>
  sql`greatest(1, round(variant.${sql.raw(column)} / 10000.0 * made.price_percent))::integer * 100`;

// Selects about a quarter of the base product's reviews. The selection depends only on the uuids:
// ratings differ between products, but are the same in every run.
const isBorrowed = sql`get_byte(decode(md5(review.uuid::text || made.uuid::text), 'hex'), 0) % 4 = 0`;

/**
 * Inserts generated products in one transaction and copies the data of their base products. Pass
 * many products at once: then the triggers that count and list products cost less per product.
 */
export async function addProducts(db: Database, products: Generated[]): Promise<void> {
  const rows = JSON.stringify(
    products.map((product) => ({
      uuid: product.uuid,
      base_uuid: product.baseUuid,
      shop_uuid: product.shopUuid,
      brand_uuid: product.brandUuid,
      handle: product.handle,
      name: product.name,
      name_translations: product.nameTranslations,
      price_paisa: product.pricePaisa,
      price_percent: product.pricePercent,
      inventory_quantity: product.inventoryQuantity,
      created_at: product.createdAt,
    })),
  );
  await db.transaction().execute((transaction) => insertAll(transaction, rows));
}

async function insertAll(transaction: DatabaseTransaction, rows: string): Promise<void> {
  const statements = [
    // Without a time limit, because these statements take long and no visitor waits for them.
    sql`set local statement_timeout = 0`,
    // Enough memory to sort and count this many rows without temporary files.
    sql`set local work_mem = '128MB'`,
    // Sorted by uuid, because an index is written fastest in the sequence of its keys.
    sql`create temp table made on commit drop as
      select * from json_to_recordset(${rows}::json) as made (
        uuid uuid, base_uuid uuid, shop_uuid uuid, brand_uuid uuid, handle text, name text,
        name_translations jsonb, price_paisa integer, price_percent integer, inventory_quantity integer,
        created_at timestamptz)
      order by uuid`,
    sql`analyze made`,
    sql`insert into products (uuid, shop_uuid, category_uuid, brand_uuid, handle, name,
        name_translations, alternative_names, description, description_translations, price_paisa,
        compare_price_paisa, measure, inventory_quantity,
        track_quantity, sell_stockout, has_variants, featured_position, rating_tenths,
        review_count, created_at, tag_set_uuid)
      select made.uuid, made.shop_uuid, base.category_uuid, made.brand_uuid, made.handle, made.name,
        made.name_translations,
        coalesce(made.name_translations ->> 'bn', '') || ' ' || base.alternative_names,
        base.description, base.description_translations, made.price_paisa,
        case when base.compare_price_paisa > 0 then (made.price_paisa / 80) * 100 + 100 end,
        base.measure, made.inventory_quantity, base.track_quantity, base.sell_stockout, base.has_variants, null,
        coalesce(given.rating_tenths, 0), given.reviews, made.created_at,
        base.tag_set_uuid
      from made join products as base on base.uuid = made.base_uuid,
        lateral (
          select round(avg(rating) * 10) as rating_tenths, count(*) as reviews
          from reviews as review
          where review.product_uuid = base.uuid and ${isBorrowed}) as given`,
    sql`insert into product_pictures (product_uuid, position, small_path, medium_path)
      select made.uuid, position, small_path, medium_path
      from made join product_pictures on product_uuid = made.base_uuid`,
    sql`insert into product_options (product_uuid, position, name, name_translations, option_values,
        option_values_translations)
      select made.uuid, position, borrowed.name, borrowed.name_translations, option_values,
        option_values_translations
      from made join product_options as borrowed on product_uuid = made.base_uuid`,
    sql`insert into product_variants (uuid, product_uuid, position, option_values,
        option_values_translations, price_paisa,
        compare_price_paisa, measure, inventory_quantity, track_quantity, sell_stockout, small_path,
        medium_path)
      select ${variantUuid}, made.uuid, position, option_values, option_values_translations,
        ${scaledPrice('price_paisa')},
        case when variant.compare_price_paisa > 0
          then ${scaledPrice('compare_price_paisa')} + 100 end,
        variant.measure, variant.inventory_quantity, track_quantity,
        sell_stockout, small_path, medium_path
      from made join product_variants as variant on product_uuid = made.base_uuid`,
    sql`insert into product_tags (product_uuid, tag_uuid)
      select made.uuid, tag_uuid from made join product_tags on product_uuid = made.base_uuid`,
    sql`insert into reviews (uuid, product_uuid, author_name, rating, comment, is_verified_buyer,
        answer, answered_at, created_at)
      select md5(made.uuid::text || review.uuid::text)::uuid, made.uuid, author_name, rating,
        comment, is_verified_buyer, answer, answered_at, review.created_at
      from made join reviews as review on review.product_uuid = made.base_uuid
      where ${isBorrowed}`,
  ];
  for (const statement of statements) await statement.execute(transaction);
}
