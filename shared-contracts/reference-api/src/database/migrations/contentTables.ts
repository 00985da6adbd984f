import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table sliders (
    uuid uuid primary key, position integer not null, title text not null,
    subtitle text not null, url text not null,
    small_path text not null, medium_path text not null)`,
  sql`create table menu_items (
    uuid uuid primary key, menu_id text not null,
    parent_uuid uuid references menu_items on delete cascade,
    position integer not null, name text not null, url text not null)`,
  sql`create index on menu_items (menu_id)`,
  sql`create table blogs (
    uuid uuid primary key, handle text not null unique, title text not null,
    summary text not null, body text not null, author_name text not null,
    small_path text, medium_path text, published_at timestamptz not null)`,
  sql`create index on blogs (published_at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
