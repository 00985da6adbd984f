import rows from './searchPairs.json';

/**
 * Searches of people here, and what has to be among the first three found: one of some products by handle,
 * or, after #, products of a category or section and of no other.
 */
export const searchPairs = rows.flatMap(({ typed, wanted }) =>
  typed.map((words) => ({ typed: words, wanted })),
);
