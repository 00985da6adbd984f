import { type PostalAddress, postalAddress } from '@marketplace/contracts/api/addresses';
import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import {
  ADDRESS_FIELDS,
  type AddressKind,
  type FieldProblem,
  type FieldProblems,
  fieldName,
  NEW_ADDRESS,
} from './addressFields';

/** Numbers of Bangladesh begin with 0 after the country code: mobiles have 11 digits, others less. */
const NATIONAL_NUMBER = /^\+880\d{8,10}$/;

/** One address out of the form, its phone with +88 (specification section 5), or what is wrong. */
export function readAddress(
  form: FormData,
  kind: AddressKind,
): { address: PostalAddress } | { problems: FieldProblems } {
  const values = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, String(form.get(fieldName(kind, field)) ?? '').trim()]),
  );
  const typedPhone = values.phone ?? '';
  const phone = typedPhone === '' ? '' : withPhonePrefix(typedPhone);
  const parsed = postalAddress.safeParse({ ...values, phone });
  const problems: FieldProblems = {};
  for (const { code, path } of parsed.error?.issues ?? []) {
    problems[`${kind}.${String(path[0])}`] ??= problemOf(code);
  }
  // Only what was typed now: a saved address was good enough for the host.
  if (phone !== '' && isTyped(form, kind) && !NATIONAL_NUMBER.test(phone)) {
    problems[fieldName(kind, 'phone')] = 'invalid';
  }
  return parsed.success && Object.keys(problems).length === 0
    ? { address: parsed.data }
    : { problems };
}

function problemOf(code: string): FieldProblem {
  if (code === 'too_small') return 'missing';
  return code === 'too_big' ? 'too-long' : 'invalid';
}

const isTyped = (form: FormData, kind: AddressKind) =>
  kind === 'billing' || form.get('shippingChoice') === NEW_ADDRESS;
