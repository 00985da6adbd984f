import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { WordTerms } from './searchTerms';

const MAX_WORDS = 8;
/** Letters of a word that count; the database keeps no longer terms. */
const MAX_LETTERS = 20;
/** Words that may stand in for one that was mistyped. */
const MAX_GUESSES = 4;

/**
 * The terms that stand for each word of a name someone typed: the word itself where some product
 * has a word that begins so; else words that hold it; else the nearest a slip, a sound or most of
 * the letters away. A word without terms means that no product matches.
 */
export async function findTerms(db: Database, typed: string): Promise<WordTerms[]> {
  if (typed === '') return [];
  const { rows } = await sql<{ word: string; products: number | null }>`
    select left(word, ${MAX_LETTERS}) as word, products
    from string_to_table(ltrim(search_form(${typed})), ' ') with ordinality as typed (word, place)
      left join search_terms on term = left(word, ${MAX_LETTERS}) and products > 0
    where word <> '' order by place limit ${MAX_WORDS}`.execute(db);
  return Promise.all(
    rows.map(({ word, products }) =>
      products === null ? guessWords(db, word) : [{ term: word, products }],
    ),
  );
}

/** Known words like one nobody sells under: those that hold it before those that resemble it. */
async function guessWords(db: Database, word: string): Promise<WordTerms> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const holding = await sql<WordTerms[number]>`
    select left(word, ${MAX_LETTERS}) as term, products from search_words
    where ${word.length > 2} and word like ${pattern}
    order by products desc, word limit ${MAX_GUESSES}`.execute(db);
  if (holding.rows.length > 0 || word.length < 3) return holding.rows;
  const alike = await sql<WordTerms[number]>`
    select left(word, ${MAX_LETTERS}) as term, products from (
      select word from search_slips
      where slip = any(slips_of(${word})) and abs(length(word) - length(${word})) < 2
        and (length(${word}) > 3 or left(word, 1) = left(${word}, 1))
      union
      select word from search_words
      where sound = sound_of(${word}) and abs(length(word) - length(${word})) < 3
      union
      select word from search_words
      where word % ${word} and similarity(word, ${word}) > 0.5) as near
      join search_words using (word)
    order by similarity(word, ${word}) desc, products desc, word
    limit ${MAX_GUESSES}`.execute(db);
  return alike.rows;
}
