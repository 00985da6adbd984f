/**
 * Taka as whole paisa, because sums and shares of decimals like 0.29 are off by a hair in floating
 * point and a rounded-down percentage would show it.
 *
 * @param taka an amount in taka, at most two decimals meant.
 * @throws RangeError for NaN, Infinity and amounts that no longer hold whole paisa exactly.
 */
export function toPaisa(taka: number): number {
  const paisa = Math.round(taka * 100);
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`Not an amount of money: ${taka}`);
  return paisa;
}
