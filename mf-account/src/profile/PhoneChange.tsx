import { Trans, useLingui } from '@lingui/react/macro';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { AccountForm } from './AccountForm';
import type { RefusedIntent } from './accountRequests';

interface PhoneChangeProps {
  /** The new phone to which a code was sent; null if there is none. */
  newPhone: string | null;
  /** Result of the form that was refused, if any. */
  refused: RefusedIntent | undefined;
}

/** Asks for password and new phone, and then for the code that was sent to the new phone. */
export function PhoneChange({ newPhone, refused }: PhoneChangeProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  return (
    <>
      {newPhone !== null && (
        <AccountForm
          intent="confirm-phone-change"
          title={<Trans>Enter the code that was sent to {newPhone}</Trans>}
          submit={<Trans>Change my phone</Trans>}
          isPrimary
          refused={refused}
          isOpen
          fields={(problems) => (
            <TextField
              name="otp"
              label={t`Code`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={OTP_DIGITS}
              required
              error={problemText('otp', problems.otp)}
            />
          )}
        >
          <p>
            <Trans>
              Until then your account keeps its phone. For another code, send the form below again.
            </Trans>
          </p>
        </AccountForm>
      )}
      <AccountForm
        intent="begin-phone-change"
        title={<Trans>Change your phone</Trans>}
        hint={t`So that nobody else takes over your account`}
        submit={<Trans>Send me a code</Trans>}
        refused={refused}
        fields={(problems) => (
          <TextField
            name="phone"
            type="tel"
            label={t`New phone`}
            autoComplete="tel"
            required
            defaultValue={refused?.typedPhone}
            error={problemText('phone', problems.phone)}
          />
        )}
      >
        <p>
          <Trans>
            The new phone gets a code. Your orders stay with your account, and you log in with the
            new number from then on.
          </Trans>
        </p>
      </AccountForm>
    </>
  );
}
