import { type Kysely, sql } from 'kysely';

/**
 * Converts a name to its normal form: Latin digits, short Bangla vowels instead of long ones, and
 * one letter for letters that sound alike. Nukta, chandrabindu and zero-width joiners are removed.
 * `normalForm` in `searchWords.ts` returns the same.
 */
const searchForm = sql`create or replace function search_form(name text) returns text
  language sql immutable strict parallel safe as $$
    select ' ' || trim(regexp_replace(
      translate(normalize(lower(name), nfc),
        '০১২৩৪৫৬৭৮৯ীূণষ' || U&'\\09BC\\0981\\200C\\200D' || '''’‘', '0123456789িুনশ'),
      '[][[:space:](){},.;:!?/\\\\|"“”«»–—^*+=&#~।৳-]+', ' ', 'g'))
  $$`;

// Returns each prefix of each word of a name, and `=` with each whole word.
const searchTermsOf = sql`create or replace function search_terms_of(form text) returns text[]
  language sql immutable strict parallel safe cost 100 as $$
    select coalesce(array_agg(distinct term), '{}')
    from unnest(string_to_array(ltrim(form), ' ')) as word,
      lateral (
        select left(word, letters) as term
        from generate_series(1, least(length(word), 20)) as letters
        union all select '=' || left(word, 20) where word <> '') as found
  $$`;

const named = ['featured_groups', 'categories', 'brands', 'tags'];

const statements = [
  // Lifts the time limit, because these statements take longer in a larger market. No visitor waits
  // for them.
  sql`set local statement_timeout = 0`,
  sql`drop index products_terms`,
  sql`drop index shops_search_terms_of_idx`,
  searchForm,
  searchTermsOf,
  // Rewrites all rows, so that their generated columns get the new form. The triggers are disabled,
  // because they would run for each row and take far longer.
  sql`alter table products disable trigger user`,
  sql`update products set name = name`,
  sql`alter table products enable trigger user`,
  sql`alter table shops disable trigger user`,
  sql`update shops set name = name`,
  sql`alter table shops enable trigger user`,
  sql`create index products_terms on products using gin (search_terms_of(search_text))`,
  sql`truncate search_terms, search_words, search_slips`,
  sql`insert into search_terms (term, products)
    select term, count(*) from products, unnest(search_terms_of(search_text)) as term group by 1`,
  sql`insert into search_words (word, products)
    select word, count(distinct uuid)
    from products, unnest(string_to_array(ltrim(search_text), ' ')) as word
    where word <> '' and length(word) <= 40 group by 1`,
  // From now on, a search also finds categories, sections, brands and tags.
  ...named.map(
    (table) => sql`alter table ${sql.table(table)} add search_text text not null
      generated always as (search_form(name)) stored`,
  ),
  sql`create index products_tag_set on products (tag_set_uuid)`,
  sql`create index product_options_values on product_options using gin (option_values)`,
  sql`reset statement_timeout`,
];

/**
 * Lets a search find products by their category, section, shop, brand and tags, in addition to
 * their name (decision 060).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
