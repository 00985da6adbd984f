import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table shops
    add name_translations jsonb not null default '{}',
    add address_translations jsonb not null default '{}'`,
  sql`alter table blog_tags add name_translations jsonb not null default '{}'`,
  // Makes a search find shops by their name in any language.
  sql`alter table shops drop column search_text,
    add search_text text not null generated always as (
      search_form(name || ' ' || coalesce(name_translations ->> 'bn', '')
        || ' ' || coalesce(name_translations ->> 'fr', ''))) stored`,
  sql`create index on shops using gin (search_terms_of(search_text))`,
];

/** Adds translations of the names and addresses of shops, and of the names of blog tags. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
