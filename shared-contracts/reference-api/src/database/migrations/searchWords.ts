import { type Kysely, sql } from 'kysely';

/**
 * Returns the words of a product's name, and the uuids of its category, shop, brand and tag set, so
 * that a search needs only one index. Each uuid has the prefix `#`, which no word of a name
 * contains. The function forbids parallel workers, because starting them would take longer than the
 * search. It truncates long words, because text search limits their length.
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
  // Lifts the time limit, because these statements take longer in a larger market. No visitor waits
  // for them.
  sql`set local statement_timeout = 0`,
  sql`drop index products_terms`,
  searchWordsOf,
  sql`create index products_words on products using gin (
    search_words_of(search_text, category_uuid, shop_uuid, brand_uuid, tag_set_uuid))`,
  // Updates the statistics, so that the planner already knows how many products a word finds.
  sql`analyze products`,
  sql`reset statement_timeout`,
];

/** Adds one index that covers names, categories, shops, brands and tags (decision 060). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
