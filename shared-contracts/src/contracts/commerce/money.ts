import { localDigits } from '../i18n/localDigits';

/**
 * Converts taka into whole paisa, because floating-point sums and percentages of decimals like 0.29
 * are inexact.
 * @param taka an amount in taka with at most two decimals
 * @throws RangeError for NaN, Infinity and amounts too large for exact whole paisa
 */
export function toPaisa(taka: number): number {
  const paisa = Math.round(taka * 100);
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`Not an amount of money: ${taka}`);
  return paisa;
}

/** Converts whole paisa into taka, the unit of the contract. Sums are exact only in paisa. */
export const toTaka = (paisa: number) => paisa / 100;

/**
 * Formats an amount in the only form in which the shop shows prices: `৳1,23,456.00`, or in Bangla
 * `৳১,২৩,৪৫৬.০০` (decision 071). The form has South Asian grouping and two decimals (specification
 * section 5). Uses no locale data, so that server and phone write the same text.
 * @param taka an amount in taka
 * @param locale language of the text around the amount
 * @throws RangeError as in `toPaisa`
 */
export function formatTaka(taka: number, locale: string): string {
  const paisa = toPaisa(taka);
  const digits = String(Math.abs(paisa)).padStart(3, '0');
  const whole = groupSouthAsian(digits.slice(0, -2));
  return localDigits(`${paisa < 0 ? '-' : ''}৳${whole}.${digits.slice(-2)}`, locale);
}

/**
 * Groups the last three digits, and the digits before them in pairs (lakh and crore): 12,34,56,789.
 */
function groupSouthAsian(digits: string): string {
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return thousands ? `${thousands},${digits.slice(-3)}` : digits;
}

/**
 * Price reduction in whole percent, rounded down (specification section 5).
 * @param price current price in taka
 * @param comparePrice former price in taka, if known
 * @returns 0 to 100; null if comparePrice is not above price, so that nothing is shown
 */
export function percentOff(price: number, comparePrice: number | null | undefined): number | null {
  if (comparePrice == null || comparePrice <= price) return null;
  const before = toPaisa(comparePrice);
  return Math.floor(((before - toPaisa(price)) * 100) / before);
}
