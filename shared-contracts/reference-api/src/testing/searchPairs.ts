import rows from './searchPairs.json';

/**
 * Searches that people in Bangladesh may type, and the results that they want. One of the first
 * three results must be a product with one of these handles. If a handle begins with #, it names a
 * category or section, and all three results must belong to it.
 */
export const searchPairs = rows.flatMap(({ typed, wanted }) =>
  typed.map((words) => ({ typed: words, wanted })),
);
