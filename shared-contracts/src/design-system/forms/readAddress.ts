import { type PostalAddress, postalAddress } from '../../contracts/api/addresses';
import { isNationalPhone, withPhonePrefix } from '../../contracts/api/phoneNumbers';
import { readField } from '../../contracts/api/typedText';
import { ADDRESS_FIELDS, type AddressKind, fieldName } from './addressFormFields';
import { type FieldProblems, problemOf } from './FieldProblems';

/**
 * Reads an address from a form, and adds +88 to its phone (specification section 5).
 * @param isTyped false for a saved address, which the API has already accepted
 * @returns the address, or the problems of its fields
 */
export function readAddress(
  form: FormData,
  kind: AddressKind,
  isTyped = true,
): { address: PostalAddress } | { problems: FieldProblems } {
  const values = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, readField(form, fieldName(kind, field))]),
  );
  const typedPhone = values.phone ?? '';
  const phone = typedPhone === '' ? '' : withPhonePrefix(typedPhone);
  const parsed = postalAddress.safeParse({ ...values, phone });
  const problems: FieldProblems = {};
  for (const { code, path } of parsed.error?.issues ?? []) {
    problems[`${kind}.${String(path[0])}`] ??= problemOf(code);
  }
  if (phone !== '' && isTyped && !isNationalPhone(phone)) {
    problems[fieldName(kind, 'phone')] = 'invalid';
  }
  return parsed.success && Object.keys(problems).length === 0
    ? { address: parsed.data }
    : { problems };
}
