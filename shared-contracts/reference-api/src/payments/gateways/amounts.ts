import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { ProviderError } from './askProvider';

/** Writes an amount in the providers' format: in taka, with a point and two decimals. */
export const writeAmount = (paisa: number) => toTaka(paisa).toFixed(2);

/**
 * Reads an amount in the providers' format.
 * @returns paisa
 * @throws ProviderError if the text is not an amount in taka: one to ten digits without a sign, and
 * at most two decimals
 */
export function readAmount(text: string): number {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text)) throw new ProviderError('an amount cannot be read');
  return toPaisa(Number(text));
}
