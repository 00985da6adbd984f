import { toLatinDigits } from '@marketplace/contracts/api/toLatinDigits';

/** The highest amount the contract takes, in taka. */
const MOST_TAKA = 10_000_000;

/**
 * An amount as people type it, in whole taka: `1,500`, `৳ 25`, `২৫`. `undefined` for what is none.
 */
export function readTaka(text: string): number | undefined {
  const digits = toLatinDigits(text).replace(/[৳,\s]/g, '');
  if (!/^\d+(\.\d*)?$/.test(digits)) return undefined;
  return Math.min(Math.round(Number(digits)), MOST_TAKA);
}
