import type { PostalAddress } from '../../contracts/api/addresses';
import type { Division, Upazila } from '../../contracts/api/locations';

/** Fields of an address in the order in which the page shows them. */
export const ADDRESS_FIELDS = [
  'name',
  'phone',
  'division',
  'district',
  'upazila',
  'area',
  'street',
  'landmark',
  'postcode',
] as const satisfies readonly (keyof PostalAddress)[];
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/**
 * Kind of address, which is also a token of `autocomplete`, so that browsers fill in the right
 * address.
 */
export type AddressKind = 'shipping' | 'billing';

/** Name of a form field, e.g. `shipping.phone`. */
export const fieldName = (kind: AddressKind, field: AddressField) => `${kind}.${field}` as const;

export type PlaceField = {
  name: string;
  autoComplete: string;
  defaultValue?: string;
  error?: string;
};

export type PlaceFieldsProps = {
  division: PlaceField;
  district: PlaceField;
  upazila: PlaceField;
  /** Divisions from the API, or a promise of them; `undefined` if the API has none. */
  divisions?: Division[] | Promise<Division[] | undefined>;
  /** Upazilas of the district in `district.defaultValue`, if already known. */
  upazilas?: Upazila[];
};
