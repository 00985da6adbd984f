import { sql } from 'kysely';
import type { Database } from '../../database/schema';

/** Upper limit for the guesses for one mistyped word. */
const MAX_GUESSES = 4;

/**
 * Finds words of product names that are similar to a word without matches. If some words contain
 * the given word, returns only these.
 */
export async function guessTerms(db: Database, word: string): Promise<string[]> {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const holding = await sql<{ word: string }>`
    select word from search_words
    where ${word.length > 2} and word like ${pattern} and products > 0
    order by products desc, word limit ${MAX_GUESSES}`.execute(db);
  if (holding.rows.length > 0 || word.length < 3) return holding.rows.map((row) => row.word);
  const alike = await sql<{ word: string }>`
    select word from (
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
    where products > 0
    order by similarity(word, ${word}) desc, products desc, word
    limit ${MAX_GUESSES}`.execute(db);
  return alike.rows.map((row) => row.word);
}
