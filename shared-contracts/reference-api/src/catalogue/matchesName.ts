import { type RawBuilder, type SqlBool, sql } from 'kysely';

const MOST_WORDS = 8;

/**
 * How names are compared: one Unicode form, for Bangla letters are typed in two; lower case; and
 * no more words than a search deserves.
 */
export function searchWords(productName: string): string[] {
  const words = productName.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return words.slice(0, MOST_WORDS);
}

/** Whether a product's names hold every word, literally or but for a slip of the finger. */
export function matchesName(words: string[]): RawBuilder<SqlBool> {
  const each = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<SqlBool>`(products.search_text like ${pattern} or ${word} <% products.search_text)`;
  });
  return each.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
