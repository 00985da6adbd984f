import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { ProviderError } from './askProvider';

/** Writes an amount in the providers' format: in taka, with a point and two decimals. */
export const writeAmount = (paisa: number) => toTaka(paisa).toFixed(2);

/**
 * Reads an amount in the providers' format.
 * @returns paisa
 * @throws ProviderError unless the text is an amount in taka, without a sign, of at most ten digits
 * and two decimals
 */
export function readAmount(text: string): number {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text)) throw new ProviderError('an amount cannot be read');
  return toPaisa(Number(text));
}
