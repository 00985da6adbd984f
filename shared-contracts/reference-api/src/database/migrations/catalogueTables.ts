import { type Kysely, sql } from 'kysely';

const offerColumns = sql`
  price_paisa integer not null check (price_paisa > 0),
  compare_price_paisa integer check (compare_price_paisa > 0),
  inventory_quantity integer not null,
  track_quantity boolean not null,
  sell_stockout boolean not null`;

const statements = [
  sql`create extension if not exists pg_trgm`,
  sql`create table shops (
    uuid uuid primary key, handle text not null unique, name text not null,
    description text not null, small_path text, medium_path text,
    created_at timestamptz not null default now())`,
  sql`create table featured_groups (
    uuid uuid primary key, handle text not null unique, name text not null,
    position integer not null, small_path text, medium_path text)`,
  sql`create table categories (
    uuid uuid primary key, featured_group_uuid uuid references featured_groups,
    handle text not null unique, name text not null, position integer not null,
    small_path text, medium_path text)`,
  sql`create table brands (uuid uuid primary key, name text not null unique)`,
  sql`create table tags (uuid uuid primary key, name text not null unique)`,
  sql`create table products (
    uuid uuid primary key,
    shop_uuid uuid not null references shops,
    category_uuid uuid not null references categories,
    brand_uuid uuid references brands,
    handle text not null unique, name text not null,
    alternative_names text not null default '', description text not null,
    ${offerColumns},
    has_variants boolean not null, featured_position integer,
    rating_tenths integer not null default 0, review_count integer not null default 0,
    sold_count integer not null default 0,
    search_text text generated always as (
      normalize(lower(name || ' ' || alternative_names), nfc)) stored,
    created_at timestamptz not null default now())`,
  sql`create index on products (category_uuid)`,
  sql`create index on products (shop_uuid)`,
  sql`create index on products (brand_uuid)`,
  sql`create index on products (created_at desc, uuid)`,
  sql`create index on products (price_paisa, uuid)`,
  sql`create index on products using gin (search_text gin_trgm_ops)`,
  sql`create table product_tags (
    product_uuid uuid not null references products on delete cascade,
    tag_uuid uuid not null references tags on delete cascade,
    primary key (tag_uuid, product_uuid))`,
  sql`create index on product_tags (product_uuid)`,
  sql`create table product_pictures (
    product_uuid uuid not null references products on delete cascade,
    position integer not null, small_path text not null, medium_path text not null,
    primary key (product_uuid, position))`,
  sql`create table product_options (
    product_uuid uuid not null references products on delete cascade,
    position integer not null, name text not null, option_values text[] not null,
    primary key (product_uuid, position))`,
  sql`create table product_variants (
    uuid uuid primary key,
    product_uuid uuid not null references products on delete cascade,
    position integer not null, option_values text[] not null,
    ${offerColumns},
    small_path text, medium_path text,
    unique (product_uuid, option_values))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
