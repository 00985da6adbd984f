import type { PostalAddress } from '@marketplace/contracts/api/addresses';

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

/** Which address of an order: each has the same fields, under its own prefix. */
export type AddressKind = 'shipping' | 'billing';

/** Name of a form field, e.g. `shipping.phone`. */
export const fieldName = (kind: AddressKind, field: AddressField) => `${kind}.${field}` as const;

/** Value of the choice that stands for the address being typed. */
export const NEW_ADDRESS = 'new';

export type FieldProblem = 'missing' | 'invalid' | 'too-long';
/** What is wrong, by the field's name in the form. */
export type FieldProblems = Record<string, FieldProblem>;
