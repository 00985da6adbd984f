import type { PostalAddress, ShownAddress } from '../api/addresses';
import { localDigits } from '../i18n/localDigits';

/**
 * Lines of an address without name and phone, from the street to the division, as a courier reads
 * them. A name that would be repeated is left out, such as the upazila in `Dhanmondi R/A,
 * Dhanmondi`.
 */
export function addressLines(address: ShownAddress, locale = 'en'): string[] {
  const { street, landmark, area, postcode } = address;
  const { upazila, district, division } = address.placeNames ?? address;
  const isRepeated = [upazila, address.upazila].some((name) => area.includes(name));
  const place = isRepeated ? area : `${area}, ${upazila}`;
  const town = joined([district, postcode && localDigits(postcode, locale)], ' ');
  const region = division === district ? town : `${town}, ${division}`;
  return [joined([street, landmark], ', '), place, region];
}

const joined = (parts: readonly (string | null | undefined)[], separator: string) =>
  parts.filter(Boolean).join(separator);

/** True if two addresses look the same, so that showing one of them is enough. */
export function isSameAddress(one: PostalAddress, other: PostalAddress): boolean {
  return asText(one) === asText(other);
}

const asText = (address: PostalAddress) =>
  [address.name, address.phone, ...addressLines(address)].join('\n');
