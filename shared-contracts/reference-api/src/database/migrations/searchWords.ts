import { type Kysely, sql } from 'kysely';

/**
 * Words of a product's name and, marked by a sign that no word has, the uuids of what it belongs to:
 * the index alone tells which products have all that was typed. Workers take longer to start than
 * a search takes. Text search takes no word of any length.
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
  // It grows with the market, and no visitor waits for it.
  sql`set local statement_timeout = 0`,
  sql`drop index products_terms`,
  searchWordsOf,
  sql`create index products_words on products using gin (
    search_words_of(search_text, category_uuid, shop_uuid, brand_uuid, tag_set_uuid))`,
  // Counted, so that plans know from the start how many products a word finds.
  sql`analyze products`,
  sql`reset statement_timeout`,
];

/** One index for names and for what products belong to (decision note 060). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
