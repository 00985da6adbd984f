import type { PostalAddress } from '../api/addresses';

/**
 * An address without name and phone, the way a courier reads it: nearest first. What says the same
 * as the part before it is left out, as the upazila of `Dhanmondi R/A, Dhanmondi`.
 */
export function addressLines(address: PostalAddress): string[] {
  const { street, landmark, area, upazila, district, postcode, division } = address;
  const place = area.includes(upazila) ? area : `${area}, ${upazila}`;
  const town = joined([district, postcode], ' ');
  const region = division === district ? town : `${town}, ${division}`;
  return [joined([street, landmark], ', '), place, region];
}

const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** True when two addresses read the same, so that one of them need not be shown. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return asText(one) === asText(other);
}

const asText = (address: PostalAddress) =>
  [address.name, address.phone, ...addressLines(address)].join('\n');
