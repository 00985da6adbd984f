import { type RawBuilder, sql } from 'kysely';
import { type FoundWord, likePart } from './findWords';
import { thingNames } from './thingNames';

/** Words that narrow a search, and words that only rank its results. */
export interface Search {
  needed: FoundWord[];
  ranking: FoundWord[];
  /** Names of the product that the text means exactly, e.g. `rohu fish` for `rui`. */
  exactNames: string[];
}

/**
 * Selects the words that narrow a search. Things (`hilsa`) always do. Kinds (`fish`) do only if the
 * text names no thing, qualities (`fresh`) only if it names no kind either, and amounts only if it
 * names nothing else. So `৫০০ গ্রাম রসুন` finds garlic, `hilsa fish` finds hilsa, and `fresh fish`
 * finds every fish.
 */
export function searchOf(words: FoundWord[]): Search {
  const of = (weight: FoundWord['weight']) => words.filter((word) => word.weight === weight);
  const weights = ['thing', 'kind', 'quality', 'amount'] as const;
  const [needed = []] = weights.map(of).filter(({ length }) => length > 0);
  const ranking = [...new Set([...needed, ...of('kind'), ...of('quality')])];
  return { needed, ranking, exactNames: exactNamesOf(ranking, words) };
}

/**
 * Returns the names with which a product matches the text exactly. A single word may be in the
 * plural. Several words are compared as they are typed.
 */
function exactNamesOf(ranking: FoundWord[], words: FoundWord[]): string[] {
  const meant = words.filter((word) => ranking.includes(word));
  const [only, ...others] = meant.map(({ forms }) => forms);
  return thingNames(
    only && others.length === 0 ? only : [meant.map(({ forms: [typed] }) => typed).join(' ')],
  );
}

/** Words are cut to this many letters, because the index contains no more of a word. */
const MAX_LETTERS = 60;

const quote = (word: string) =>
  `'${word.slice(0, MAX_LETTERS).replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;

/**
 * Returns the text search query for a word on the output of `search_words_of`; '' if nothing
 * matches the word.
 */
function wordQuery({ hits: { exact, begun, other, guessed }, places }: FoundWord): string {
  const ways = [
    ...[...exact, ...guessed].map(quote),
    ...begun.map((word) => `${quote(word)}:*`),
    ...other.map((name) => `(${name.map(quote).join(' & ')})`),
    ...Object.values(places)
      .flat()
      .map((uuid) => quote(`#${uuid}`)),
  ];
  return ways.length > 0 ? `(${ways.join(' | ')})` : '';
}

const indexed = sql`search_words_of(products.search_text, products.category_uuid,
  products.shop_uuid, products.brand_uuid, products.tag_set_uuid)`;

/**
 * SQL conditions for words: one for all words that the index covers, and one for each word that
 * matches only a product's option, e.g. `XL`.
 */
function conditionsOf(words: FoundWord[], operator: '&' | '|'): RawBuilder<boolean>[] {
  const query = words.map(wordQuery).filter(Boolean).join(` ${operator} `);
  const withOptions = words.filter(({ optionUuids }) => optionUuids.length > 0);
  return [
    ...(query ? [sql<boolean>`${indexed} @@ ${query}::tsquery`] : []),
    ...withOptions.map(
      ({ optionUuids }) => sql<boolean>`products.uuid = any(${optionUuids}::uuid[])`,
    ),
  ];
}

export const meetsAll = (words: FoundWord[]) =>
  sql<boolean>`(${sql.join(conditionsOf(words, '&'), sql` and `)})`;
export const meetsAny = (words: FoundWord[]) =>
  sql<boolean>`(${sql.join(conditionsOf(words, '|'), sql` or `)})`;

const named = sql`(products.search_text || ' ')`;
const hasAny = (parts: string[]) => sql`${named} like any(${parts.map(likePart)}::text[])`;
const hasAll = (parts: string[]) => sql`${named} like all(${parts.map(likePart)}::text[])`;
const asWhole = (word: string) => ` ${word} `;

/**
 * Weights of matching places by column, 1 by default. With 10, a matching category ranks above a
 * product name that contains the word, unless the name ends with the word.
 */
const WORTH: Readonly<Record<string, number>> = { category_uuid: 10 };

/**
 * Rank of a product for one word. Any match is worth 100 or a little more, so that the number of
 * matching words counts first. Then an exact name ranks above a prefix, a synonym, a guess and a
 * shop, brand or tag. A name that ends with the word ranks higher: `Sagor Banana` above
 * `Banana Leaf`.
 */
function rankOf({ hits, places, optionUuids }: FoundWord): RawBuilder<number> {
  const { exact, begun, other, guessed } = hits;
  const cases = [
    ...(exact.length > 0 ? [sql`when ${hasAny(exact.map(asWhole))} then 109`] : []),
    ...(begun.length > 0 ? [sql`when ${hasAny(begun.map((word) => ` ${word}`))} then 107`] : []),
    ...other.map((name) => sql`when ${hasAll(name.map(asWhole))} then 106`),
    ...(guessed.length > 0 ? [sql`when ${hasAny(guessed.map(asWhole))} then 104`] : []),
  ];
  const byName = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 0 end` : sql`0`;
  const last = [...exact, ...other.map((name) => name.join(' '))].map(
    (name) => `% ${name.replace(/[\\%_]/g, '\\$&')}`,
  );
  const belongs = (column: string, uuids: string[], worth = 1) =>
    sql`case when products.${sql.ref(column)} = any(${uuids}::uuid[]) then ${sql.lit(worth)} else 0 end`;
  const byPlace = sql.join(
    [
      ...Object.entries(places).map(([column, uuids]) => belongs(column, uuids, WORTH[column])),
      belongs('uuid', optionUuids),
    ],
    sql` + `,
  );
  return sql<number>`(greatest(${byName}, least(1, ${byPlace}) * 100) + ${byPlace}
    + case when products.search_text like any(${last}::text[]) then 4 else 0 end)`;
}

const NO_CATEGORY = '00000000-0000-0000-0000-000000000000';

/** True if a product's name equals one of these names. Uses the index `products_names`. */
export const isNamed = (names: string[]) =>
  sql<boolean>`thing_keys(${sql.lit(NO_CATEGORY)}::uuid,
    thing_forms(products.name, products.name_translations))
    && (select thing_keys(${NO_CATEGORY}::uuid, ${names}::text[]))`;

export const rankBy = ({ ranking }: Search): RawBuilder<number> =>
  sql<number>`(${sql.join(ranking.map(rankOf), sql` + `)})`;
