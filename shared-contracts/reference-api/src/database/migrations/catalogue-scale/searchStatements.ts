import { sql } from 'kysely';

/**
 * Adds the functions, columns and tables of the search. `search_form` converts names to lower case
 * and one Unicode form, with single spaces and one leading space. It keeps `%` and `_`. The
 * functions do not call each other: while PostgreSQL restores a dump, no search path is set, so
 * they would not find each other.
 */
export const searchStatements = [
  sql`create function search_form(name text) returns text
    language sql immutable strict parallel safe as $$
      select ' ' || trim(regexp_replace(
        regexp_replace(normalize(lower(name), nfc), '[''’‘]', '', 'g'),
        '[][[:space:](){},.;:!?/\\\\|"“”«»–—^*+=&#~-]+', ' ', 'g'))
    $$`,
  // Returns each prefix of each word of a name, and `^` with each prefix of the first word. The
  // declared cost makes the planner use the index instead of computing the terms for each row.
  sql`create function search_terms_of(form text) returns text[]
    language sql immutable strict parallel safe cost 100 as $$
      select coalesce(array_agg(distinct term), '{}') from (
        select left(word, letters) as term
        from unnest(string_to_array(ltrim(form), ' ')) as word,
          generate_series(1, least(length(word), 20)) as letters
        union all
        select '^' || left(word, letters)
        from split_part(form, ' ', 2) as word,
          generate_series(1, least(length(word), 20)) as letters) as found
    $$`,
  // Returns the word itself, and its variants with one letter removed. Two words that differ by one
  // letter have a common variant.
  sql`create function slips_of(word text) returns text[]
    language sql immutable strict parallel safe as $$
      select array_agg(distinct left(word, place - 1) || substr(word, place + 1))
      from generate_series(1, length(word) + 1) as place
    $$`,
  // Returns a key for words in Latin letters that sound alike. At the beginning of a word, e, i, o,
  // u and y are equal. Later vowels, h, w and y are dropped: hunny and honey have the same key.
  sql`create function sound_of(word text) returns text
    language sql immutable strict parallel safe as $$
      select case when word ~ '^[a-z]{4,}$' then
        regexp_replace(
          translate(left(word, 1), 'eouyjc', 'iiiizk') ||
            translate(substr(word, 2), 'zcaeiouyhw', 'jk'),
          '(.)\\1+', '\\1', 'g')
      end
    $$`,
  sql`drop index products_search_text_idx`,
  sql`alter table products drop column search_text`,
  sql`alter table products add column search_text text not null generated always as (
    search_form(name || ' ' || alternative_names)) stored`,
  sql`create index products_terms on products using gin (search_terms_of(search_text))`,
  // Contains the number of products for each term. For a search for one word, this is the total.
  sql`create table search_terms (term text primary key, products integer not null)`,
  sql`create table search_words (
    word text primary key, products integer not null,
    sound text generated always as (sound_of(word)) stored)`,
  sql`create index on search_words (sound)`,
  sql`create index on search_words using gin (word gin_trgm_ops)`,
  sql`create table search_slips (
    slip text not null, word text not null references search_words on delete cascade,
    primary key (slip, word))`,
  sql`create index on search_slips (word)`,
];
