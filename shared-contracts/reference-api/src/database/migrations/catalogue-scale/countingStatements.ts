import { sql } from 'kysely';

/** Key in `product_counts` for the counts of the whole market. */
const everything = sql.lit('00000000-0000-0000-0000-000000000000');

// Updates rows in a fixed order, so that concurrent calls never deadlock.
const countProducts = sql`create function count_products(
    signs integer[], shops uuid[], categories uuid[], brands uuid[], prices integer[],
    forms text[]) returns void language plpgsql as $$
  begin
    insert into product_counts (key, price_paisa, products)
      select key, step, sum(sign)
      from unnest(signs, shops, categories, brands, prices)
          as listed (sign, shop, category, brand, price),
        unnest(array[${everything}::uuid, shop, category, brand]) as key,
        unnest(array[0, price]) as step
      where key is not null
      group by key, step having sum(sign) <> 0 order by key, step
      on conflict (key, price_paisa) do update
        set products = product_counts.products + excluded.products;
    insert into search_terms (term, products)
      select term, sum(sign)
      from unnest(signs, forms) as listed (sign, form), unnest(search_terms_of(form)) as term
      group by term having sum(sign) <> 0 order by term
      on conflict (term) do update set products = search_terms.products + excluded.products;
    insert into search_words (word, products)
      select word, sum(sign)
      from unnest(signs, forms) as listed (sign, form),
        unnest(array(select distinct unnest(string_to_array(ltrim(form), ' ')))) as word
      where word <> '' and length(word) <= 40
      group by word having sum(sign) <> 0 order by word
      on conflict (word) do update set products = search_words.products + excluded.products;
    delete from search_words where -1 = any(signs) and products = 0;
  end $$`;

const countTags = sql`create function count_tags(
    signs integer[], tags uuid[], prices integer[]) returns void language sql as $$
    insert into product_counts (key, price_paisa, products)
      select tag, step, sum(sign)
      from unnest(signs, tags, prices) as listed (sign, tag, price),
        unnest(array[0, price]) as step
      group by tag, step having sum(sign) <> 0 order by tag, step
      on conflict (key, price_paisa) do update
        set products = product_counts.products + excluded.products;
  $$`;

/**
 * Counts products by price for the whole market and for each shop, category, brand and tag. Also
 * counts products by search term and word. Triggers update these counts, so that the exact total of
 * a list is known without counting its products.
 */
export const countingStatements = [
  // A row with the price 0 contains the number of products of all prices.
  sql`create table product_counts (
    key uuid not null, price_paisa integer not null, products integer not null,
    primary key (key, price_paisa) include (products))`,
  countProducts,
  countTags,
  sql`create function count_listed_products() returns trigger language plpgsql as $$
  declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
  begin
    perform count_products(array_agg(sign), array_agg(shop_uuid), array_agg(category_uuid),
      array_agg(brand_uuid), array_agg(price_paisa), array_agg(search_text))
    from listed having count(*) > 0;
    return null;
  end $$`,
  sql`create trigger count_added after insert on products
    referencing new table as listed for each statement execute function count_listed_products()`,
  sql`create trigger count_removed after delete on products
    referencing old table as listed for each statement execute function count_listed_products()`,
  sql`create function count_changed_product() returns trigger language plpgsql as $$
  begin
    perform count_products(array[-1, 1], array[old.shop_uuid, new.shop_uuid],
      array[old.category_uuid, new.category_uuid], array[old.brand_uuid, new.brand_uuid],
      array[old.price_paisa, new.price_paisa], array[old.search_text, new.search_text]);
    perform count_tags(array_agg(sign), array_agg(tag_uuid), array_agg(price))
    from product_tags, unnest(array[-1, 1], array[old.price_paisa, new.price_paisa])
      as moved (sign, price)
    where product_uuid = new.uuid having count(*) > 0;
    return null;
  end $$`,
  // This trigger runs only if a column that affects the counts changes. A change of stock or rating
  // does not run it.
  sql`create trigger count_changed after update on products for each row
    when ((old.shop_uuid, old.category_uuid, old.brand_uuid, old.price_paisa, old.search_text)
      is distinct from
      (new.shop_uuid, new.category_uuid, new.brand_uuid, new.price_paisa, new.search_text))
    execute function count_changed_product()`,

  sql`create function count_listed_tags() returns trigger language plpgsql as $$
  declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
  begin
    perform count_tags(array_agg(sign), array_agg(tag_uuid), array_agg(price_paisa))
    from listed join products on products.uuid = product_uuid having count(*) > 0;
    return null;
  end $$`,
  sql`create trigger count_added after insert on product_tags
    referencing new table as listed for each statement execute function count_listed_tags()`,
  sql`create trigger count_removed after delete on product_tags
    referencing old table as listed for each statement execute function count_listed_tags()`,
  // Deletes a product's tags before the product, because updating their counts needs its price.
  sql`create function drop_tags() returns trigger language plpgsql as $$
  begin
    delete from product_tags where product_uuid = old.uuid;
    return old;
  end $$`,
  sql`create trigger drop_tags before delete on products
    for each row execute function drop_tags()`,

  sql`create function add_slips() returns trigger language plpgsql as $$
  begin
    insert into search_slips (slip, word)
      select slip, word from added, unnest(slips_of(word)) as slip
      where length(word) between 3 and 24 and word !~ '[[:digit:]]' and slip <> '';
    return null;
  end $$`,
  sql`create trigger add_slips after insert on search_words
    referencing new table as added for each statement execute function add_slips()`,
  sql`create function forget_counts() returns trigger language plpgsql as $$
  begin
    truncate product_counts, search_terms, search_words, search_slips;
    return null;
  end $$`,
  sql`create trigger forget_counts after truncate on products
    execute function forget_counts()`,
  // Counts the existing products. The triggers count products that are added later.
  sql`select count_products(array_agg(1), array_agg(shop_uuid), array_agg(category_uuid),
      array_agg(brand_uuid), array_agg(price_paisa), array_agg(search_text))
    from products having count(*) > 0`,
  sql`select count_tags(array_agg(1), array_agg(tag_uuid), array_agg(price_paisa))
    from product_tags join products on products.uuid = product_uuid having count(*) > 0`,
];
