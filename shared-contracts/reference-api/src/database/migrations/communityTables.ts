import { type Kysely, sql } from 'kysely';

const problems = [
  'Item arrived damaged',
  'Wrong item was sent',
  'Part of the order is missing',
  'Not fresh or past its date',
  'Quality is not as described',
  'Wrong size, weight or colour',
  'Delivery was late or never came',
  'Price or payment problem',
  'Something else',
];

// The uuids are derived from the positions in the list, so that they are the same in each market.
const problemRows = sql.join(
  problems.map(
    (name, i) =>
      sql`(${sql.lit(`0f0c1d1e-0000-4000-8000-0000000002${String(i + 1).padStart(2, '0')}`)}::uuid,
        ${sql.lit(name)}, ${sql.lit(i)})`,
  ),
);

// Updates rows in a fixed order, so that concurrent calls never deadlock. If a product is deleted,
// its counts are deleted too, so the trigger for its deleted reviews finds no counts to reduce.
const countReviews = sql`create function count_reviews() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into review_counts (product_uuid, rating, reviews)
        select product_uuid, rating, count(*) from changed group by 1, 2 order by 1, 2
        on conflict (product_uuid, rating) do update
          set reviews = review_counts.reviews + excluded.reviews;
    elsif tg_op = 'DELETE' then
      update review_counts set reviews = review_counts.reviews - gone.reviews
        from (select product_uuid, rating, count(*) as reviews from changed group by 1, 2) gone
        where review_counts.product_uuid = gone.product_uuid
          and review_counts.rating = gone.rating;
    else
      delete from review_counts;
    end if;
    return null;
  end $$`;

const statements = [
  // Allows a customer only one review per product. Seeded reviews have no customer, so the index
  // does not affect them.
  sql`create unique index reviews_once on reviews (customer_uuid, product_uuid)`,
  sql`create index reviews_newest on reviews (product_uuid, created_at desc, uuid)`,
  sql`drop index reviews_product_uuid_created_at_idx`,
  sql`create table review_counts (
    product_uuid uuid not null references products on delete cascade,
    rating integer not null, reviews integer not null,
    primary key (product_uuid, rating) include (reviews))`,
  countReviews,
  sql`create trigger count_added after insert on reviews
    referencing new table as changed for each statement execute function count_reviews()`,
  sql`create trigger count_removed after delete on reviews
    referencing old table as changed for each statement execute function count_reviews()`,
  sql`create trigger forget_counts after truncate on reviews
    for each statement execute function count_reviews()`,
  sql`insert into review_counts select product_uuid, rating, count(*) from reviews group by 1, 2`,

  sql`create table problem_categories (
    uuid uuid primary key, name text not null unique, position integer not null)`,
  sql`insert into problem_categories values ${problemRows}`,
  sql`create table complaints (
    uuid uuid primary key,
    customer_uuid uuid not null references customers on delete cascade,
    order_item_uuid uuid not null references order_items on delete cascade,
    problem_category_uuid uuid not null references problem_categories,
    description text not null,
    status text not null default 'open'
      check (status in ('open', 'in-review', 'resolved', 'rejected')),
    answer text, created_at timestamptz not null)`,
  sql`create unique index complaints_unsettled on complaints (order_item_uuid)
    where status in ('open', 'in-review')`,
  sql`create index on complaints (order_item_uuid)`,
  sql`create index on complaints (customer_uuid, created_at desc, uuid)`,
  sql`create index on complaints (status, created_at)`,

  sql`create table uploads (
    uuid uuid primary key,
    customer_uuid uuid not null references customers on delete cascade,
    small_path text not null, medium_path text not null unique,
    review_uuid uuid references reviews on delete set null,
    complaint_uuid uuid references complaints on delete set null,
    position integer not null default 0, created_at timestamptz not null,
    check (review_uuid is null or complaint_uuid is null))`,
  sql`create index on uploads (customer_uuid)`,
  sql`create index on uploads (review_uuid) where review_uuid is not null`,
  sql`create index on uploads (complaint_uuid) where complaint_uuid is not null`,
  sql`create index uploads_unused on uploads (created_at)
    where review_uuid is null and complaint_uuid is null`,

  sql`create table blog_comments (
    uuid uuid primary key,
    blog_uuid uuid not null references blogs on delete cascade,
    parent_uuid uuid references blog_comments on delete cascade,
    customer_uuid uuid references customers on delete set null,
    author_name text not null, comment text not null,
    created_at timestamptz not null, published_at timestamptz)`,
  sql`create index blog_comments_shown on blog_comments (blog_uuid, created_at desc, uuid)
    where published_at is not null and parent_uuid is null`,
  sql`create index on blog_comments (blog_uuid)`,
  sql`create index on blog_comments (parent_uuid, created_at) where parent_uuid is not null`,
  sql`create index on blog_comments (customer_uuid)`,
  sql`create index blog_comments_waiting on blog_comments (created_at) where published_at is null`,

  sql`create table newsletter_subscribers (
    email text primary key check (email = lower(email)), subscribed_at timestamptz not null)`,
  sql`create table support_messages (
    uuid uuid primary key, name text not null, email_or_phone text not null,
    message text not null, created_at timestamptz not null, handled_at timestamptz)`,
  sql`create index support_messages_waiting on support_messages (created_at)
    where handled_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
