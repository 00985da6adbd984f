import { useLingui } from '@lingui/react/macro';
import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { ReactNode } from 'react';
import { PasswordField } from './PasswordField';

interface NewPasswordFieldProps {
  label: ReactNode;
  error?: string;
}

/** A password somebody chooses, with its rules told beforehand. */
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
