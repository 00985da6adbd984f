import { type Kysely, sql } from 'kysely';

// Updates the ratings of products from their review counts, except for a product that is being
// deleted. Callers must lock the products first, so that the second of two concurrent reviews sees
// the first.
const rateProducts = sql`create function rate_products(rated uuid[]) returns void
  language plpgsql as $$
  begin
    update products set rating_tenths = given.tenths, review_count = given.total
    from (
      select each as uuid, coalesce(sum(reviews), 0) as total,
        coalesce(round(sum(rating * reviews) * 10.0 / nullif(sum(reviews), 0)), 0) as tenths
      from unnest(rated) as each left join review_counts on product_uuid = each
      group by each) as given
    where products.uuid = given.uuid
      and (products.rating_tenths, products.review_count) is distinct from
        (given.tenths, given.total)
      and products.uuid::text <> coalesce(current_setting('market.leaving_product', true), '');
  end $$`;

// Locks first the products and then the counts, each in a fixed order, so that concurrent updates
// never deadlock.
const countReviews = sql`create or replace function count_reviews() returns trigger
  language plpgsql as $$
  declare
    sign integer := case tg_op when 'DELETE' then -1 else 1 end;
    rated uuid[];
  begin
    rated := array(select distinct product_uuid from changed);
    perform from products where uuid = any(rated) order by uuid for no key update;
    insert into review_counts (product_uuid, rating, reviews)
      select product_uuid, rating, sign * count(*)
      from changed join products on products.uuid = product_uuid group by 1, 2 order by 1, 2
      on conflict (product_uuid, rating) do update
        set reviews = review_counts.reviews + excluded.reviews;
    perform rate_products(rated);
    return null;
  end $$`;

const countEdited = sql`create function count_edited_reviews() returns trigger
  language plpgsql as $$
  declare rated uuid[];
  begin
    rated := array(
      select distinct product_uuid from (
        (select uuid, product_uuid, rating from was except
          select uuid, product_uuid, rating from became)
        union (select uuid, product_uuid, rating from became except
          select uuid, product_uuid, rating from was)) as edited);
    perform from products where uuid = any(rated) order by uuid for no key update;
    insert into review_counts (product_uuid, rating, reviews)
      select product_uuid, rating, sum(sign)
      from (
        select 1 as sign, product_uuid, rating from became
        union all select -1, product_uuid, rating from was) as edited
      group by 1, 2 having sum(sign) <> 0 order by 1, 2
      on conflict (product_uuid, rating) do update
        set reviews = review_counts.reviews + excluded.reviews;
    perform rate_products(rated);
    return null;
  end $$`;

const statements = [
  rateProducts,
  countReviews,
  countEdited,
  sql`create trigger count_edited after update on reviews
    referencing old table as was new table as became
    for each statement execute function count_edited_reviews()`,
  sql`create function forget_review_counts() returns trigger language plpgsql as $$
  begin
    delete from review_counts;
    update products set rating_tenths = 0, review_count = 0 where review_count <> 0;
    update shops set rating_total = 0, review_count = 0 where review_count <> 0;
    return null;
  end $$`,
  sql`drop trigger forget_counts on reviews`,
  sql`create trigger forget_counts after truncate on reviews
    for each statement execute function forget_review_counts()`,
  sql`create or replace function drop_reviews() returns trigger language plpgsql as $$
  begin
    perform set_config('market.leaving_product', old.uuid::text, true);
    delete from reviews where product_uuid = old.uuid;
    perform set_config('market.leaving_product', '', true);
    return old;
  end $$`,
  // Counts all reviews again, because until now edits of reviews made the counts wrong. Lifts the
  // time limit, because this takes longer in a larger market. No visitor waits for it.
  sql`set local statement_timeout = 0`,
  sql`delete from review_counts`,
  sql`insert into review_counts select product_uuid, rating, count(*) from reviews group by 1, 2`,
  sql`select rate_products(array(select uuid from products))`,
  sql`reset statement_timeout`,
];

/** Keeps ratings and review counts correct after all kinds of changes to reviews. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
