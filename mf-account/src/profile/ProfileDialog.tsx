import { Trans, useLingui } from '@lingui/react/macro';
import type { Customer } from '@marketplace/contracts/api/customers';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { profilePath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { FormDialog } from '../page-parts/FormDialog';

interface ProfileDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Form for name and e-mail. */
export function ProfileDialog({ customer, onClose }: ProfileDialogProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  return (
    <FormDialog
      title={<Trans>Edit your details</Trans>}
      action={profilePath()}
      hidden={{ intent: 'save-profile' }}
      submit={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <TextField
            name="fullName"
            label={t`Full name`}
            hint={t`As orders and reviews show it`}
            defaultValue={customer.fullName}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            required
            error={problemText('fullName', problems.fullName)}
          />
          <TextField
            name="email"
            type="email"
            label={t`E-mail`}
            isOptional
            defaultValue={customer.email ?? ''}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={problemText('email', problems.email)}
          />
        </>
      )}
    </FormDialog>
  );
}
