import { sql } from 'kysely';

export const shopStatements = [
  sql`alter table shops
    add phone text, add email text, add address text,
    add banner_small_path text, add banner_medium_path text,
    add rating_total integer not null default 0, add review_count integer not null default 0`,
  sql`alter table shops add search_text text not null generated always as (
    search_form(name)) stored`,
  sql`create index on shops using gin (search_terms_of(search_text))`,

  // Adds a review to the shop's sums, or subtracts it, without reading the shop's other reviews.
  sql`create function rate_shops() returns trigger language plpgsql as $$
  declare sign integer := case tg_op when 'DELETE' then -1 else 1 end;
  begin
    update shops set rating_total = rating_total + sign * given.total,
      review_count = review_count + sign * given.reviews
    from (
      select shop_uuid, sum(rating) as total, count(*) as reviews
      from reviewed join products on products.uuid = product_uuid group by shop_uuid) as given
    where shops.uuid = given.shop_uuid;
    return null;
  end $$`,
  sql`create trigger rate_added after insert on reviews
    referencing new table as reviewed for each statement execute function rate_shops()`,
  sql`create trigger rate_removed after delete on reviews
    referencing old table as reviewed for each statement execute function rate_shops()`,
  // Updates no shop if the stars and the product of each review stay the same. The deletion of a
  // customer edits the customer's reviews, but then locks no shop.
  sql`create function rate_shops_anew() returns trigger language plpgsql as $$
  begin
    update shops set rating_total = rating_total + given.total,
      review_count = review_count + given.reviews
    from (
      select shop_uuid, sum(sign * rating) as total, sum(sign) as reviews
      from (
        select 1 as sign, product_uuid, rating from rated
        union all select -1, product_uuid, rating from reviewed) as edited
        join products on products.uuid = product_uuid
      group by shop_uuid having sum(sign * rating) <> 0 or sum(sign) <> 0) as given
    where shops.uuid = given.shop_uuid;
    return null;
  end $$`,
  sql`create trigger rate_edited after update on reviews
    referencing old table as reviewed new table as rated
    for each statement execute function rate_shops_anew()`,
  // Deletes a product's reviews before the product, because `rate_shops` needs it to find the shop.
  sql`create function drop_reviews() returns trigger language plpgsql as $$
  begin
    delete from reviews where product_uuid = old.uuid;
    return old;
  end $$`,
  sql`create trigger drop_reviews before delete on products
    for each row execute function drop_reviews()`,
  sql`create function take_ratings_along() returns trigger language plpgsql as $$
  begin
    update shops set rating_total = rating_total + sign * given.total,
      review_count = review_count + sign * given.reviews
    from unnest(array[-1, 1], array[old.shop_uuid, new.shop_uuid]) as moved (sign, shop_uuid),
      (select coalesce(sum(rating), 0) as total, count(*) as reviews
        from reviews where product_uuid = new.uuid) as given
    where shops.uuid = moved.shop_uuid;
    return null;
  end $$`,
  sql`create trigger rate_moved after update on products for each row
    when (old.shop_uuid is distinct from new.shop_uuid) execute function take_ratings_along()`,
];
