const MOST = 3;

/** Shorter searches for a name of several words that nothing has: its words, the longest first. */
export function otherSearches(productName: string): string[] {
  const words = [...new Set(productName.split(/\s+/).filter((word) => word.length > 1))];
  if (words.length < 2) return [];
  return words.sort((a, b) => b.length - a.length).slice(0, MOST);
}
