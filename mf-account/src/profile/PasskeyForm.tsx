import { Trans, useLingui } from '@lingui/react/macro';
import { profilePath } from '@marketplace/contracts/routes';
import { DialogForm } from '../page-parts/DialogForm';
import { PasswordField } from '../page-parts/PasswordField';

interface PasskeyFormProps {
  /** Uuid of the passkey to delete; `undefined` to add one. */
  uuid?: string;
  needsPassword: boolean;
  onClose: () => void;
}

/** Adds or deletes a passkey. Asks for the password if the API does. */
export function PasskeyForm({ uuid, needsPassword, onClose }: PasskeyFormProps) {
  const { t } = useLingui();
  const isNew = uuid === undefined;
  return (
    <DialogForm
      action={profilePath()}
      hidden={isNew ? { intent: 'add-passkey' } : { intent: 'delete-passkey', uuid }}
      submit={isNew ? <Trans>Add a passkey</Trans> : <Trans>Delete</Trans>}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <p>
            {isNew ? (
              <Trans>
                Your device asks for your fingerprint, your face or its lock, and keeps the passkey.
              </Trans>
            ) : (
              <Trans>You can then no longer log in with this passkey.</Trans>
            )}
          </p>
          {needsPassword && (
            <PasswordField
              hint={t`So that nobody else changes your passkeys`}
              problem={problems.currentPassword}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
