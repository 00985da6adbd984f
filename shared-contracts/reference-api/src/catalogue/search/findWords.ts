import { sql } from 'kysely';
import type { Database } from '../../database/schema';
import { guessTerms } from './guessTerms';
import { guessNames, readSearchWords, type SearchWord } from './searchWords';

/** Columns of a product that name a category, shop, brand or set of tags. */
export type PlaceColumn = 'category_uuid' | 'shop_uuid' | 'brand_uuid' | 'tag_set_uuid';

/** A typed word with everything by which it finds products. */
export interface FoundWord extends Pick<SearchWord, 'weight' | 'forms'> {
  /** Matching words in product names, best match first: exact, prefix, synonym, guess. */
  hits: { exact: string[]; begun: string[]; other: string[][]; guessed: string[] };
  /** Matching categories (also by the name of their section), shops, brands and sets of tags. */
  places: Partial<Record<PlaceColumn, string[]>>;
  /**
   * Products with an option that is named like the word. Empty if the word matches anything else.
   */
  optionUuids: string[];
}

/** Words are cut to this many letters, like the terms in the database. */
const MAX_LETTERS = 20;
/** Minimum length for prefix matches: shorter words match too many names or places. */
const LEAST_BEGUN = { name: 4, place: 3 };

/**
 * If more products than this contain a word, the word is not searched in shops, brands and tags.
 */
export const COMMON = 400;

const cut = (word: string) => word.slice(0, MAX_LETTERS);

interface Place {
  placed: PlaceColumn;
  uuid: string;
  /** A space stands before and after each word. */
  names: string;
}

/**
 * Finds matches for the meaningful words of a text: product names, prefixes, synonyms and places. A
 * word without a match gets the nearest guess.
 */
export async function findWords(db: Database, text: string): Promise<FoundWord[]> {
  const words = readSearchWords(text);
  if (words.length === 0) return [];
  const [terms, places] = await Promise.all([knownTerms(db, words), knownPlaces(db, words)]);
  const found = await Promise.all(
    words.map(async (word) => {
      const known = combine(word, terms, places);
      return isEmpty(known) ? guess(db, word) : known;
    }),
  );
  return found.filter((word) => !isEmpty(word));
}

const isEmpty = ({ hits, places, optionUuids }: FoundWord) =>
  [hits.exact, hits.begun, hits.other, hits.guessed, Object.keys(places), optionUuids].every(
    (list) => list.length === 0,
  );

const isName = ({ names }: SearchWord) => names.length > 0;

async function knownTerms(db: Database, words: SearchWord[]): Promise<Map<string, number>> {
  const wanted = words.flatMap(({ forms, names }) => [
    ...forms.flatMap((form) => [cut(form), `=${cut(form)}`]),
    ...names.flat().map((name) => `=${cut(name)}`),
  ]);
  const { rows } = await sql<{ term: string; products: number }>`
    select term, products from search_terms where term = any(${wanted}) and products > 0`.execute(
    db,
  );
  return new Map(rows.map(({ term, products }) => [term, products]));
}

/**
 * Returns groups of text parts. A word means a place if the place's names contain all parts of one
 * group.
 */
export const placeParts = ({ forms, names }: SearchWord): string[][] => [
  ...names.map((words) => words.map((name) => ` ${name} `)),
  ...forms.map((form, i) => [form.length < LEAST_BEGUN.place || i > 0 ? ` ${form} ` : ` ${form}`]),
];

export const meansPlace = (word: SearchWord, { names }: Pick<Place, 'names'>) =>
  placeParts(word).some((parts) => parts.every((part) => names.includes(part)));

export const likePart = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

async function knownPlaces(db: Database, words: SearchWord[]): Promise<Place[]> {
  const parts = [...new Set(words.flatMap((word) => placeParts(word).flat()))];
  const { rows } = await sql<Place>`
    select placed, uuid, names from (
      select 'category_uuid' as placed, uuid,
        search_text || coalesce((select search_text from featured_groups
          where uuid = featured_group_uuid), '') || ' ' as names from categories
      union all select 'shop_uuid', uuid, search_text || ' ' from shops
      union all select 'brand_uuid', uuid, search_text || ' ' from brands
      union all select 'tag_set_uuid', tag_sets.uuid, search_text || ' '
        from tags join tag_sets on tag_uuids @> array[tags.uuid]) as placed
    where names like any(${parts.map(likePart)})`.execute(db);
  return rows;
}

function combine(word: SearchWord, terms: Map<string, number>, places: Place[]): FoundWord {
  const { forms, names, weight } = word;
  const exact = forms.filter((form) => terms.has(`=${cut(form)}`));
  const least = isName(word) ? LEAST_BEGUN.name : 1;
  const begun = forms.slice(0, 1).filter((form) => form.length >= least && terms.has(cut(form)));
  const other = names.filter((name) => name.every((part) => terms.has(`=${cut(part)}`)));
  const meant: FoundWord['places'] = {};
  const named = Math.max(
    0,
    ...[...begun, ...[...exact, ...other.flat()].map((name) => `=${name}`)].map(
      (term) => terms.get(cut(term)) ?? 0,
    ),
  );
  for (const place of places) {
    const { placed, uuid } = place;
    if (named > COMMON && placed !== 'category_uuid') continue;
    if (meansPlace(word, place)) meant[placed] = [...(meant[placed] ?? []), uuid];
  }
  return {
    weight,
    forms,
    hits: { exact, begun, other, guessed: [] },
    places: meant,
    optionUuids: [],
  };
}

async function guess(db: Database, word: SearchWord): Promise<FoundWord> {
  const nothing = combine({ ...word, names: [] }, new Map(), []);
  const [typed = ''] = word.forms;
  const optionUuids = await productsWithOption(db, [typed, ...word.names.map(joined)]);
  if (optionUuids.length > 0) return { ...nothing, optionUuids };
  if (isName(word)) return nothing;
  const named = guessNames(typed);
  if (named) {
    const [terms, places] = await Promise.all([knownTerms(db, [named]), knownPlaces(db, [named])]);
    const known = combine(named, terms, places);
    if (!isEmpty(known)) return known;
  }
  const guessed = await guessTerms(db, typed);
  return { ...nothing, hits: { ...nothing.hits, guessed } };
}

const joined = (name: string[]) => name.join(' ');

const MAX_WITH_OPTION = 1000;

/**
 * Finds products with an option of one of these names. Shops spell options in many ways: `XL`,
 * `Jumbo`, `লাল`.
 */
async function productsWithOption(db: Database, names: string[]): Promise<string[]> {
  const written = names.flatMap((name) => [
    name,
    name.toUpperCase(),
    name.charAt(0).toUpperCase() + name.slice(1),
  ]);
  const { rows } = await sql<{ productUuid: string }>`
    select product_uuid from product_options where option_values && ${written}::text[]
    limit ${MAX_WITH_OPTION}`.execute(db);
  return rows.map(({ productUuid }) => productUuid);
}
