import rows from './searchPairs.json';

/**
 * Searches as people in Bangladesh type them, and the wanted results: at least one of the first
 * three must be a product with one of these handles. If the handle begins with #, it names a
 * category or section, to which all three must belong.
 */
export const searchPairs = rows.flatMap(({ typed, wanted }) =>
  typed.map((words) => ({ typed: words, wanted })),
);
