import { sql } from 'kysely';

export const shopStatements = [
  sql`alter table shops
    add phone text, add email text, add address text,
    add banner_small_path text, add banner_medium_path text,
    add rating_total integer not null default 0, add review_count integer not null default 0`,
  sql`alter table shops add search_text text not null generated always as (
    search_form(name)) stored`,
  sql`create index on shops using gin (search_terms_of(search_text))`,

  // Sums, so that a review is added to its shop without reading the others.
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
];
