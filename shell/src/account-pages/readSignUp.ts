import { msg } from '@lingui/core/macro';
import { type NewAccount, newAccount } from '@marketplace/contracts/api/auth';
import { isMobilePhone, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readField } from '@marketplace/contracts/api/typedText';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import type { FieldErrors } from '../auth/useFieldErrors';
import { newPasswordError } from './NewPasswordField';

export const SIGN_UP_FIELDS = ['fullName', 'phone', 'email', 'password'] as const;
type SignUpField = (typeof SIGN_UP_FIELDS)[number];

const INVALID = {
  fullName: msg`This is too long`,
  phone: msg`Enter a phone number of Bangladesh, like 01712345678`,
  email: msg`Enter an e-mail address, like name@example.com`,
};

/**
 * Checks the values of the sign-up form against the contract.
 * @returns the body of the request, or errors in the order of the fields
 */
export function readSignUp(
  form: FormData,
  locale: string,
): { body?: NewAccount; errors: FieldErrors } {
  const typed = (name: SignUpField) => readField(form, name);
  // Not trimmed, because spaces may be part of a password.
  const password = String(form.get('password') ?? '');
  const phone = typed('phone') && withPhonePrefix(typed('phone'));
  const email = typed('email') || null;
  const parsed = newAccount.safeParse({ fullName: typed('fullName'), phone, email, password });

  const wrong = new Set(parsed.error?.issues.map(({ path }) => String(path[0])));
  if (!isMobilePhone(phone)) wrong.add('phone');
  const problemOf = (field: SignUpField): MessageDescriptor | undefined => {
    if (field === 'password') return newPasswordError(password, locale);
    if (!wrong.has(field)) return undefined;
    return typed(field) === '' ? msg`Field cannot be empty` : INVALID[field];
  };
  const errors = Object.fromEntries(
    SIGN_UP_FIELDS.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [[field, problem]] : [];
    }),
  );
  const isRight = parsed.success && Object.keys(errors).length === 0;
  return isRight ? { body: parsed.data, errors } : { errors };
}
