import { type Kysely, sql } from 'kysely';

const statements = [
  // Lifts the time limit, because indexing all existing lines may take longer.
  sql`set local statement_timeout = 0`,
  // If a product or variant is deleted, its lines in carts and wishlists are kept, with a snapshot.
  ...['cart_items', 'wishlist_entries'].flatMap((table) => [
    sql`alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_product_uuid_fkey`)},
      drop constraint ${sql.ref(`${table}_variant_uuid_fkey`)},
      add column gone jsonb`,
    sql`create index on ${sql.table(table)} (product_uuid)`,
  ]),
  sql`create function keep_gone(product uuid, variant uuid, facts jsonb) returns void
    language sql as $$
      update cart_items set gone = coalesce(gone, '{}') || facts
      where product_uuid = product and (variant is null or variant_uuid = variant);
      update wishlist_entries set gone = coalesce(gone, '{}') || facts
      where product_uuid = product and (variant is null or variant_uuid = variant);
    $$`,
  sql`create function keep_gone_product() returns trigger language plpgsql as $$
    begin
      perform keep_gone(old.uuid, null, (
        select jsonb_build_object('name', old.name, 'shopName', shops.name, 'shopHandle', shops.handle,
          'smallPath', product_pictures.small_path, 'mediumPath', product_pictures.medium_path)
        from shops left join product_pictures on product_uuid = old.uuid
        where shops.uuid = old.shop_uuid order by product_pictures.position limit 1));
      return old;
    end $$`,
  sql`create function keep_gone_variant() returns trigger language plpgsql as $$
    begin
      perform keep_gone(old.product_uuid, old.uuid,
        jsonb_build_object('optionValues', old.option_values));
      return old;
    end $$`,
  // Runs before the product is deleted, because the deletion also deletes its pictures.
  sql`create trigger keep_gone before delete on products
    for each row execute function keep_gone_product()`,
  sql`create trigger keep_gone before delete on product_variants
    for each row execute function keep_gone_variant()`,
  sql`reset statement_timeout`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
