import rows from './searchPairs.json';

/**
 * Searches as people in Bangladesh type them, and what must be among the first three results: one
 * of these products by handle, or after # only products of this category or section.
 */
export const searchPairs = rows.flatMap(({ typed, wanted }) =>
  typed.map((words) => ({ typed: words, wanted })),
);
