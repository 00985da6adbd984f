import { type Kysely, sql } from 'kysely';

// Replaces a missing variant in unique indexes, so that lines without a variant are unique too.
// `nulls not distinct` would have the same effect, but needs PostgreSQL 15.
const noVariant = sql`coalesce(variant_uuid, '00000000-0000-0000-0000-000000000000')`;

const statements = [
  sql`create table customers (
    uuid uuid primary key, full_name text not null, phone text not null unique,
    email text unique check (email = lower(email)), password_hash text not null,
    phone_verified boolean not null, created_at timestamptz not null default now())`,
  sql`create table access_tokens (
    token_hash text primary key,
    customer_uuid uuid not null references customers on delete cascade,
    created_at timestamptz not null default now(), expires_at timestamptz not null)`,
  sql`create index on access_tokens (customer_uuid)`,
  sql`create table sign_in_failures (
    subject text not null, failed_at timestamptz not null default now())`,
  sql`create index on sign_in_failures (subject, failed_at)`,
  sql`create table addresses (
    uuid uuid primary key,
    customer_uuid uuid not null references customers on delete cascade,
    name text not null, phone text not null, division text not null, district text not null,
    upazila text not null, area text not null, street text not null,
    landmark text, postcode text, label text, is_default boolean not null,
    created_at timestamptz not null default now())`,
  sql`create index on addresses (customer_uuid)`,
  sql`create unique index on addresses (customer_uuid) where is_default`,
  sql`create table carts (
    uuid uuid primary key, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`,
  sql`create table cart_items (
    uuid uuid primary key,
    cart_uuid uuid not null references carts on delete cascade,
    product_uuid uuid not null references products on delete cascade,
    variant_uuid uuid references product_variants on delete cascade,
    quantity integer not null check (quantity between 1 and 9999),
    created_at timestamptz not null default now())`,
  sql`create unique index cart_items_line on cart_items (cart_uuid, product_uuid, ${noVariant})`,
  sql`create table wishlist_entries (
    uuid uuid primary key,
    customer_uuid uuid not null references customers on delete cascade,
    product_uuid uuid not null references products on delete cascade,
    variant_uuid uuid references product_variants on delete cascade,
    created_at timestamptz not null default now())`,
  sql`create unique index wishlist_entries_line
    on wishlist_entries (customer_uuid, product_uuid, ${noVariant})`,
  sql`create table reviews (
    uuid uuid primary key,
    product_uuid uuid not null references products on delete cascade,
    customer_uuid uuid references customers on delete set null,
    author_name text not null, rating integer not null check (rating between 1 and 5),
    comment text not null, created_at timestamptz not null default now())`,
  sql`create index on reviews (product_uuid, created_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
