import { type Kysely, sql } from 'kysely';

/**
 * Words of a product's name and, with a marker that no word contains, the uuids of its category,
 * shop, brand and tags, so that the index alone answers a search. Parallel workers would take
 * longer to start than the search. Words have a maximum length, because text search has one.
 */
const searchWordsOf = sql`
  create function search_words_of(form text, variadic places uuid[]) returns tsvector
  language sql immutable parallel restricted cost 100 as $$
    select array_to_tsvector(array(
      select left(word, 60) from unnest(string_to_array(ltrim(form), ' ')) as word where word <> ''
      union all
      select '#' || place from unnest(places) as place where place is not null))
  $$`;

const statements = [
  // No visitor waits for this, and it grows with the market.
  sql`set local statement_timeout = 0`,
  sql`drop index products_terms`,
  searchWordsOf,
  sql`create index products_words on products using gin (
    search_words_of(search_text, category_uuid, shop_uuid, brand_uuid, tag_set_uuid))`,
  // Updates statistics, so that plans know at once how many products a word finds.
  sql`analyze products`,
  sql`reset statement_timeout`,
];

/** One index for names and for categories, shops, brands and tags (decision note 060). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
