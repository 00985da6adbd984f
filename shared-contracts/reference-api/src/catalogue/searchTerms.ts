import { type RawBuilder, sql } from 'kysely';

/** Terms that a typed word may stand for, each a beginning of a word in a product's names. */
export type WordTerms = { term: string; products: number }[];

const likeTerm = (start: string, term: string) => `${start}${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Condition: a product's names have, for each word, one of its terms; reads the index of terms. */
export function hasTerms(words: WordTerms[]): RawBuilder<boolean> {
  const each = words.map(
    (terms) =>
      sql<boolean>`search_terms_of(products.search_text) && ${terms.map(({ term }) => term)}::text[]`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/**
 * Condition: a text is like one of the patterns, behind a function that a plan cannot see through: it
 * then supposes that half of all are. Guessing how few, it would read and sort every product.
 */
const isLike = (patterns: string[]) =>
  sql<boolean>`coalesce(products.search_text like any (${patterns}::text[]), false)`;

/** The same for products that are read one by one: quick to check, but without an index. */
export function readsTerms(words: WordTerms[]): RawBuilder<boolean> {
  const each = words.map((terms) => isLike(terms.map(({ term }) => likeTerm('% ', term))));
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** Condition: the first of a product's names begins with the word; reads the index of terms. */
export const hasStart = (terms: WordTerms): RawBuilder<boolean> =>
  sql<boolean>`search_terms_of(products.search_text) && ${terms.map(({ term }) => `^${term}`)}::text[]`;

/** The same, for products that are looked at one by one. */
export const startsWith = (terms: WordTerms): RawBuilder<boolean> =>
  isLike(terms.map(({ term }) => likeTerm(' ', term)));
