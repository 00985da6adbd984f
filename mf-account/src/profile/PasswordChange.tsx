import { Trans, useLingui } from '@lingui/react/macro';
import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { AccountForm } from './AccountForm';
import type { RefusedIntent } from './accountRequests';

/** Lets the customer set a new password, which needs the old one. */
export function PasswordChange({ refused }: { refused: RefusedIntent | undefined }) {
  const { t, i18n } = useLingui();
  const least = localDigits(PASSWORD_LENGTH.least, i18n.locale);
  const most = localDigits(PASSWORD_LENGTH.most, i18n.locale);
  return (
    <AccountForm
      intent="change-password"
      title={<Trans>Change your password</Trans>}
      hint={t`The one that you have used so far`}
      submit={<Trans>Save the new password</Trans>}
      refused={refused}
      fields={({ password: problem }) => (
        <TextField
          name="password"
          type="password"
          label={t`New password`}
          hint={t`${least} to ${most} characters of any kind, and not a common one`}
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.least}
          maxLength={PASSWORD_LENGTH.most}
          required
          error={
            problem &&
            // The API refuses a password of the right length only if it is easy to guess.
            (problem === 'invalid'
              ? t`Too many people use this password. Please choose another.`
              : t`Use ${least} to ${most} characters`)
          }
        />
      )}
    >
      <p>
        <Trans>All other devices are logged out then.</Trans>
      </p>
    </AccountForm>
  );
}
