import { localDigits } from '../i18n/localDigits';

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

/** Whole paisa, in which sums are exact, as the taka of the contract. */
export const toTaka = (paisa: number) => paisa / 100;

/**
 * The one way a price is written: `৳1,23,456.00`, South Asian grouping and two decimals
 * (specification section 5), and `৳১,২৩,৪৫৬.০০` in Bangla (decision 071). No locale data is read, so
 * server and phone write the same bytes.
 *
 * @param taka an amount in taka.
 * @param locale language of the text around it.
 * @throws RangeError if it is not a finite amount.
 */
export function formatTaka(taka: number, locale: string): string {
  const paisa = toPaisa(taka);
  const digits = String(Math.abs(paisa)).padStart(3, '0');
  const whole = groupSouthAsian(digits.slice(0, -2));
  return localDigits(`${paisa < 0 ? '-' : ''}৳${whole}.${digits.slice(-2)}`, locale);
}

/** Thousands first, then lakh and crore by twos: 12,34,56,789. */
function groupSouthAsian(digits: string): string {
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return thousands ? `${thousands},${digits.slice(-3)}` : digits;
}

/**
 * Price reduction in whole percent, rounded down (specification section 5).
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
