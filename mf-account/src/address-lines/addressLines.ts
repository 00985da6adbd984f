import type { PostalAddress } from '@marketplace/contracts/api/addresses';

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
