/**
 * Where a key leads among the results. Above the first one, at -1, is the text field itself: there
 * Home and End move within the text.
 *
 * @returns `undefined` where the key is none of the list's
 */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : -1;
  if (key === 'ArrowUp') return place < 0 ? count - 1 : place - 1;
  if (key === 'Home' && place >= 0) return 0;
  if (key === 'End' && place >= 0) return count - 1;
  return undefined;
}
