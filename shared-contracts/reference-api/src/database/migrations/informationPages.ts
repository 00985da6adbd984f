import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table information_pages (
    slug text not null, language text not null, title text not null, description text not null,
    intro text not null, sections jsonb not null, updated_at timestamptz not null,
    primary key (slug, language))`.execute(db);
}
