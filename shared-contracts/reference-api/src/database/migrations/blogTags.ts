import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table blog_tags (
    blog_uuid uuid not null references blogs on delete cascade, position integer not null,
    handle text not null, name text not null, primary key (blog_uuid, handle))`,
  sql`create index on blog_tags (handle)`,
  sql`create table blog_products (
    blog_uuid uuid not null references blogs on delete cascade, position integer not null,
    product_uuid uuid not null references products on delete cascade,
    primary key (blog_uuid, product_uuid))`,
  sql`create index on blog_products (product_uuid)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
