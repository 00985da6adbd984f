import { Trans, useLingui } from '@lingui/react/macro';
import { profilePath } from '@marketplace/contracts/routes';
import { FormDialog } from '../page-parts/FormDialog';
import { PasswordField } from '../page-parts/PasswordField';

/** Session to end, with the name of its device; left out for all others. */
export interface SessionTask {
  uuid?: string;
  device?: string;
}

interface SessionDialogProps {
  task: SessionTask;
  onClose: () => void;
}

/** Asks for the password before a session is ended, or all others are. */
export function SessionDialog({ task, onClose }: SessionDialogProps) {
  const { t } = useLingui();
  const { uuid = '', device } = task;
  return (
    <FormDialog
      title={device ? <Trans>Log out of {device}?</Trans> : <Trans>Log out everywhere else?</Trans>}
      action={profilePath()}
      hidden={{ intent: 'log-out-devices', uuid }}
      submit={<Trans>Log out</Trans>}
      size="small"
      onClose={onClose}
    >
      {(problems) => (
        <PasswordField
          hint={t`So that nobody else logs you out`}
          problem={problems.currentPassword}
        />
      )}
    </FormDialog>
  );
}
