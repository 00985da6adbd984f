import { type RawBuilder, sql } from 'kysely';
import { type FoundWord, likePart } from './findWords';

/** Words that narrow a search, and those that only tell which product comes first. */
export interface Search {
  needed: FoundWord[];
  ranking: FoundWord[];
}

/**
 * Things narrow; kinds where nothing else was named, and amounts where nothing at all was:
 * `৫০০ গ্রাম রসুন` is garlic, `hilsa fish` hilsa, `fish` every fish.
 */
export function searchOf(words: FoundWord[]): Search {
  const of = (weight: FoundWord['weight']) => words.filter((word) => word.weight === weight);
  const [needed = []] = [of('thing'), of('kind'), of('amount')].filter(({ length }) => length > 0);
  return { needed, ranking: [...new Set([...needed, ...of('kind')])] };
}

const terms = sql`search_terms_of(products.search_text)`;
const whole = (word: string) => `=${word.slice(0, 20)}`;

/** Condition: a product is found for the word; each part of it reads an index. */
export function meets({ hits, places, optionUuids }: FoundWord): RawBuilder<boolean> {
  const { exact, begun, other, guessed } = hits;
  const single = other.flatMap((name) => (name.length === 1 ? name : []));
  const any = [
    ...[...exact, ...single, ...guessed].map(whole),
    ...begun.map((word) => word.slice(0, 20)),
  ];
  const several = other.filter((name) => name.length > 1);
  const ways = [
    ...(any.length > 0 ? [sql`${terms} && ${any}::text[]`] : []),
    ...several.map((name) => sql`${terms} @> ${name.map(whole)}::text[]`),
    ...Object.entries(places).map(
      ([column, uuids]) => sql`${sql.ref(`products.${column}`)} = any(${uuids}::uuid[])`,
    ),
    ...(optionUuids.length > 0 ? [sql`products.uuid = any(${optionUuids}::uuid[])`] : []),
  ];
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Condition: a product is found for all words, or for one of them. */
export const meetsAll = (words: FoundWord[]) =>
  sql<boolean>`(${sql.join(words.map(meets), sql` and `)})`;
export const meetsAny = (words: FoundWord[]) =>
  sql<boolean>`(${sql.join(words.map(meets), sql` or `)})`;

const named = sql`(products.search_text || ' ')`;
const hasAny = (parts: string[]) => sql`${named} like any(${parts.map(likePart)}::text[])`;
const hasAll = (parts: string[]) => sql`${named} like all(${parts.map(likePart)}::text[])`;
const asWhole = (word: string) => ` ${word} `;

/** Worth of a place: a category of that name goes before products that merely have the word. */
const WORTH: Readonly<Record<string, number>> = { category_uuid: 10 };

/**
 * How well a product fits one word. A hit of whatever kind is 100 and a little more, for first come
 * those for which most words hit: a name before its beginning, another name, a guess and a place;
 * `Sagor Banana` is a banana where `Banana Leaf` is none.
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

/** How well a product fits all words. */
export const rankBy = ({ ranking }: Search): RawBuilder<number> =>
  sql<number>`(${sql.join(ranking.map(rankOf), sql` + `)})`;
