import { sql } from 'kysely';

/**
 * Creates and fills a table with one row per product and filter, and with all columns by which
 * lists sort. Triggers keep it up to date.
 */
export const listingStatements = [
  sql`create table product_listings (
    uuid uuid not null references products on delete cascade, key uuid not null,
    created_at timestamptz not null, price_paisa integer not null,
    rating_tenths integer not null, review_count integer not null, sold_count integer not null,
    primary key (uuid, key))`,
  // View of all rows that `product_listings` must contain.
  sql`create view due_listings as
    select products.uuid, key, products.created_at, price_paisa, rating_tenths, review_count,
      sold_count
    from products
      join categories on categories.uuid = category_uuid
      left join tag_sets on tag_sets.uuid = tag_set_uuid,
      unnest(array[featured_group_uuid, category_uuid, shop_uuid, brand_uuid] || tag_uuids) as key
    where key is not null`,
  sql`insert into product_listings select * from due_listings`,

  // Written in plpgsql, which plans the query only once. Both sides of the comparison are limited
  // to the changed products. Otherwise each call would compute the rows of all products.
  sql`create function list_products(changed uuid[]) returns void language plpgsql as $$
  begin
    delete from product_listings as listed where uuid = any(changed) and not exists (
      select from due_listings as due
      where due.uuid = any(changed) and due.uuid = listed.uuid and due.key = listed.key);
    insert into product_listings
      select * from due_listings where uuid = any(changed) on conflict (uuid, key) do nothing;
  end $$`,
  sql`create function list_added_products() returns trigger language plpgsql as $$
  begin
    perform list_products(array_agg(uuid)) from added having count(*) > 0;
    return null;
  end $$`,
  sql`create trigger list_added after insert on products
    referencing new table as added for each statement execute function list_added_products()`,
  sql`create function list_moved_product() returns trigger language plpgsql as $$
  begin
    perform list_products(array[new.uuid]);
    return null;
  end $$`,
  sql`create trigger list_moved after update on products for each row
    when ((old.shop_uuid, old.category_uuid, old.brand_uuid)
      is distinct from (new.shop_uuid, new.category_uuid, new.brand_uuid))
    execute function list_moved_product()`,
  // This trigger runs only if a column by which lists sort changes. A change of stock does not run
  // it.
  sql`create function sort_changed_product() returns trigger language plpgsql as $$
  begin
    update product_listings
    set (created_at, price_paisa, rating_tenths, review_count, sold_count) =
      (new.created_at, new.price_paisa, new.rating_tenths, new.review_count, new.sold_count)
    where uuid = new.uuid;
    return null;
  end $$`,
  sql`create trigger sort_changed after update on products for each row
    when ((old.created_at, old.price_paisa, old.rating_tenths, old.review_count, old.sold_count)
      is distinct from
      (new.created_at, new.price_paisa, new.rating_tenths, new.review_count, new.sold_count))
    execute function sort_changed_product()`,
  sql`create function list_moved_category() returns trigger language plpgsql as $$
  begin
    perform from products where category_uuid = new.uuid order by uuid for no key update;
    perform list_products(array_agg(uuid)) from products where category_uuid = new.uuid
    having count(*) > 0;
    return null;
  end $$`,
  sql`create trigger list_moved after update on categories for each row
    when (old.featured_group_uuid is distinct from new.featured_group_uuid)
    execute function list_moved_category()`,

  // Locks the products first. If the tags of a product are changed twice concurrently, the second
  // change then sees the result of the first.
  sql`create function tag_products(changed uuid[]) returns void language sql as $$
    select from products where uuid = any(changed) order by uuid for no key update;
    with tagged as (
      select uuid, price_paisa, tag_set_uuid, (
        select array_agg(tag_uuid order by tag_uuid) from product_tags
        where product_uuid = products.uuid) as tags
      from products where uuid = any(changed)),
    known as (
      insert into tag_sets
      select distinct md5(tags::text)::uuid, tags from tagged where tags is not null order by 1
      on conflict do nothing),
    labelled as (
      update products set tag_set_uuid = md5(tags::text)::uuid
      from tagged where products.uuid = tagged.uuid
        and products.tag_set_uuid is distinct from md5(tags::text)::uuid)
    select count_sets(array_agg(sign), array_agg(key), array_agg(price_paisa))
    from tagged, unnest(array[-1, 1], array[tag_set_uuid, md5(tags::text)::uuid])
      as counted (sign, key)
    where key is not null having count(*) > 0;
    select list_products(changed);
  $$`,
  sql`create function tag_changed_products() returns trigger language plpgsql as $$
  begin
    perform tag_products(array_agg(distinct product_uuid)) from changed having count(*) > 0;
    return null;
  end $$`,
  sql`create trigger tag_added after insert on product_tags
    referencing new table as changed for each statement execute function tag_changed_products()`,
  sql`create trigger tag_removed after delete on product_tags
    referencing old table as changed for each statement execute function tag_changed_products()`,
  sql`create function tag_moved_product() returns trigger language plpgsql as $$
  begin
    perform tag_products(array[old.product_uuid, new.product_uuid]);
    return null;
  end $$`,
  sql`create trigger tag_moved after update on product_tags
    for each row execute function tag_moved_product()`,
];
