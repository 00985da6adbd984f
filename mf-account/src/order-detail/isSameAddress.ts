import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { addressLines } from '../address-lines/addressLines';

/** Whether two addresses read the same, so that one of them need not be shown. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return asText(one) === asText(other);
}

const asText = (address: PostalAddress) =>
  [address.name, address.phone, ...addressLines(address)].join('\n');
