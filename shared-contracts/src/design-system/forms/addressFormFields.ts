import type { PostalAddress } from '../../contracts/api/addresses';
import type { Division, Upazila } from '../../contracts/api/locations';

/** The fields of an address in the order they are asked for. */
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

/** Which address it is: also a word of `autocomplete`, so that browsers fill in the right one. */
export type AddressKind = 'shipping' | 'billing';

/** Name of a form field, e.g. `shipping.phone`. */
export const fieldName = (kind: AddressKind, field: AddressField) => `${kind}.${field}` as const;

/** Name, value and error of one place field. */
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
  /** The host's divisions, or the promise of them; `undefined` where it has none. */
  divisions?: Division[] | Promise<Division[] | undefined>;
  /** Those of the district that is filled in, where they are known already. */
  upazilas?: Upazila[];
};
