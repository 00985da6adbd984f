import { toPaisa } from './toPaisa';

/**
 * The one way a price is written: `৳1,23,456.00`, South Asian grouping and two decimals
 * (specification section 5). No locale data is read, so server and phone write the same bytes.
 *
 * @param taka an amount in taka.
 * @throws RangeError if it is not a finite amount.
 */
export function formatTaka(taka: number): string {
  const paisa = toPaisa(taka);
  const digits = String(Math.abs(paisa)).padStart(3, '0');
  const whole = groupSouthAsian(digits.slice(0, -2));
  return `${paisa < 0 ? '-' : ''}৳${whole}.${digits.slice(-2)}`;
}

/** Thousands first, then lakh and crore by twos: 12,34,56,789. */
function groupSouthAsian(digits: string): string {
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return thousands ? `${thousands},${digits.slice(-3)}` : digits;
}
