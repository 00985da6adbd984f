import { type RawBuilder, sql } from 'kysely';

/** What a typed word may stand for, each a beginning of a word in a product's names. */
export type WordTerms = { term: string; products: number }[];

const likeTerm = (start: string, term: string) => `${start}${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Whether a product's names have, for each word, one of its terms; asks the index of terms. */
export function hasTerms(words: WordTerms[]): RawBuilder<boolean> {
  const each = words.map(
    (terms) =>
      sql<boolean>`search_terms_of(products.search_text) && ${terms.map(({ term }) => term)}::text[]`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The same, for products that are looked at one by one: quick to tell, but no index knows it. */
export function readsTerms(words: WordTerms[]): RawBuilder<boolean> {
  const each = words.map(
    (terms) =>
      sql<boolean>`products.search_text like any (${terms.map(({ term }) => likeTerm('% ', term))}::text[])`,
  );
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** Whether the first of a product's names begins with the word. */
export function startsWith(terms: WordTerms): RawBuilder<boolean> {
  return sql<boolean>`products.search_text like any (${terms.map(({ term }) => likeTerm(' ', term))}::text[])`;
}
