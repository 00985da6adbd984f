import { sql } from 'kysely';

// The tags are sorted, so that equal sets of tags get the same uuid.
const tagged = sql`(
  select product_uuid, array_agg(tag_uuid order by tag_uuid) as tags
  from product_tags group by product_uuid) as tagged`;

/**
 * Adds tag sets, and counts products by tag set. A product can have several tags, but at most one
 * tag set. So the counts of several tag sets can be added up without counting a product twice. The
 * product's row refers to its tag set in one column, as it does to its shop.
 */
export const tagSetStatements = [
  sql`create table tag_sets (uuid uuid primary key, tag_uuids uuid[] not null)`,
  sql`create index on tag_sets using gin (tag_uuids)`,
  sql`alter table products add tag_set_uuid uuid references tag_sets`,
  sql`insert into tag_sets select distinct md5(tags::text)::uuid, tags from ${tagged}`,
  sql`update products set tag_set_uuid = md5(tags::text)::uuid
    from ${tagged} where products.uuid = product_uuid`,

  // From now on, products are counted by tag set instead of by tag.
  sql`drop trigger count_added on product_tags`,
  sql`drop trigger count_removed on product_tags`,
  sql`drop function count_listed_tags()`,
  sql`drop trigger drop_tags on products`,
  sql`drop function drop_tags()`,
  sql`delete from product_counts where key in (select uuid from tags)`,
  sql`alter function count_tags(integer[], uuid[], integer[]) rename to count_sets`,
  sql`create or replace function count_listed_products() returns trigger language plpgsql as $$
  declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
  begin
    perform count_products(array_agg(sign), array_agg(shop_uuid), array_agg(category_uuid),
      array_agg(brand_uuid), array_agg(price_paisa), array_agg(search_text))
    from listed having count(*) > 0;
    perform count_sets(array_agg(sign), array_agg(tag_set_uuid), array_agg(price_paisa))
    from listed where tag_set_uuid is not null having count(*) > 0;
    return null;
  end $$`,
  sql`create or replace function count_changed_product() returns trigger language plpgsql as $$
  begin
    perform count_products(array[-1, 1], array[old.shop_uuid, new.shop_uuid],
      array[old.category_uuid, new.category_uuid], array[old.brand_uuid, new.brand_uuid],
      array[old.price_paisa, new.price_paisa], array[old.search_text, new.search_text]);
    if new.tag_set_uuid is not null then
      perform count_sets(array[-1, 1], array[old.tag_set_uuid, new.tag_set_uuid],
        array[old.price_paisa, new.price_paisa]);
    end if;
    return null;
  end $$`,
  sql`select count_sets(array_agg(1), array_agg(tag_set_uuid), array_agg(price_paisa))
    from products where tag_set_uuid is not null having count(*) > 0`,
];
