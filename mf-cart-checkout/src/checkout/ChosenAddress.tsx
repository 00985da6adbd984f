import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import {
  ADDRESS_FIELDS,
  type AddressKind,
  fieldName,
} from '@marketplace/contracts/forms/addressFields';

type ChosenAddressProps = { kind: AddressKind; address: PostalAddress };

/** A saved address in the form, under the names its fields would have if it were typed. */
export function ChosenAddress({ kind, address }: ChosenAddressProps) {
  return ADDRESS_FIELDS.map((field) => (
    <input key={field} type="hidden" name={fieldName(kind, field)} value={address[field] ?? ''} />
  ));
}
