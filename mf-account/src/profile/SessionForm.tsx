import { Trans, useLingui } from '@lingui/react/macro';
import { profilePath } from '@marketplace/contracts/routes';
import { DialogForm } from '../page-parts/DialogForm';
import { PasswordField } from '../page-parts/PasswordField';

interface SessionFormProps {
  /** Uuid of the session to end; `undefined` to end all other sessions. */
  uuid?: string;
  onClose: () => void;
}

/** Asks for the password before it ends one session or all other sessions. */
export function SessionForm({ uuid = '', onClose }: SessionFormProps) {
  const { t } = useLingui();
  return (
    <DialogForm
      action={profilePath()}
      hidden={{ intent: 'log-out-devices', uuid }}
      submit={<Trans>Log out</Trans>}
      onClose={onClose}
    >
      {(problems) => (
        <PasswordField
          hint={t`So that nobody else logs you out`}
          problem={problems.currentPassword}
        />
      )}
    </DialogForm>
  );
}
