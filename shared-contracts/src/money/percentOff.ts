import { toPaisa } from './toPaisa';

/**
 * How much cheaper, in whole percent rounded down (specification section 5).
 *
 * @param price what is asked now, in taka.
 * @param comparePrice what was asked before, in taka, if known.
 * @returns 0 to 100, or null where comparePrice does not exceed price and nothing is to be shown.
 */
export function percentOff(price: number, comparePrice: number | null | undefined): number | null {
  if (comparePrice == null || comparePrice <= price) return null;
  const before = toPaisa(comparePrice);
  return Math.floor(((before - toPaisa(price)) * 100) / before);
}
