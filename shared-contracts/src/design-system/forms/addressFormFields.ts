import type { PostalAddress } from '../../contracts/api/addresses';
import type { Division, Upazila } from '../../contracts/api/locations';

/** Fields of an address in their sequence on the page. */
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

/** Kind of address; also a token of `autocomplete`, so that browsers fill in the right one. */
export type AddressKind = 'shipping' | 'billing';

/** Name of a form field, e.g. `shipping.phone`. */
export const fieldName = (kind: AddressKind, field: AddressField) => `${kind}.${field}` as const;

/** Name, value and error of a location field. */
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
  /** The host's divisions or their promise; `undefined` if it has none. */
  divisions?: Division[] | Promise<Division[] | undefined>;
  /** Upazilas of the given district, if already known. */
  upazilas?: Upazila[];
};
