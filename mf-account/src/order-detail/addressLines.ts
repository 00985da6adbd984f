import type { PostalAddress } from '@marketplace/contracts/api/addresses';

/** An address without name and phone, the way a courier reads it: nearest first. */
export function addressLines(address: PostalAddress): string[] {
  const { street, landmark, area, upazila, district, postcode, division } = address;
  const town = joined([district, postcode], ' ');
  return [joined([street, landmark]), joined([area, upazila]), joined([town, division])].filter(
    (line) => line !== '',
  );
}

/** Parts that say the same twice, as Dhaka in Dhaka, are written once. */
function joined(parts: readonly (string | null | undefined)[], separator = ', '): string {
  return [...new Set(parts.filter(Boolean))].join(separator);
}
