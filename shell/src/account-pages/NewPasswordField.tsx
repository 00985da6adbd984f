import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { ReactNode } from 'react';
import { PasswordField } from '../auth/PasswordField';

interface NewPasswordFieldProps {
  label: ReactNode;
  error?: string;
}

/** Field for a new password, with the rules as its hint. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const { t, i18n } = useLingui();
  const least = localDigits(String(PASSWORD_LENGTH.least), i18n.locale);
  const most = localDigits(String(PASSWORD_LENGTH.most), i18n.locale);
  return (
    <PasswordField
      kind="new"
      label={label}
      hint={t`${least} to ${most} characters of any kind, and not a common one`}
      error={error}
    />
  );
}

/**
 * Checks the length of a new password.
 * @param locale language in whose digits the error writes the length
 * @returns the error; `undefined` for a valid password
 */
export function newPasswordError(password: string, locale: string): MessageDescriptor | undefined {
  if (password === '') return msg`Password is required`;
  const { length } = password;
  if (length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most) return undefined;
  const least = localDigits(String(PASSWORD_LENGTH.least), locale);
  const most = localDigits(String(PASSWORD_LENGTH.most), locale);
  return msg`Use ${least} to ${most} characters`;
}
