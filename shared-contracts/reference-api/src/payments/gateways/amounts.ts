import { toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import { ProviderError } from './askProvider';

/** An amount as providers take it: taka with two decimals and a point. */
export const writeAmount = (paisa: number) => toTaka(paisa).toFixed(2);

/** @throws ProviderError for anything but a positive amount in taka with two decimals at most */
export function readAmount(text: string): number {
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text)) throw new ProviderError('an amount cannot be read');
  return toPaisa(Number(text));
}
