import { Trans, useLingui } from '@lingui/react/macro';
import type { Customer } from '@marketplace/contracts/api/customers';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { profilePath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
import { PasswordField } from '../page-parts/PasswordField';
import { usePostedForm } from '../page-parts/plainForm';
import { isNewEmail } from './profileRequests';

interface ProfileFormProps {
  customer: Customer;
  onClose: () => void;
}

/**
 * Form for name and e-mail address. If the API requires it, the form asks for the password when the
 * e-mail address is changed.
 */
export function ProfileForm({ customer, onClose }: ProfileFormProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const posted = usePostedForm('save-profile');
  const [email, setEmail] = useState(posted?.typed?.email ?? customer.email ?? '');
  // Without scripts, the form cannot wait for a new e-mail address before it asks for the password.
  const isPlain = typeof window === 'undefined';
  const isAsked = isPlain || isNewEmail(email, customer);
  const needsPassword = customer.emailVerified !== undefined && isAsked;
  return (
    <DialogForm
      action={profilePath()}
      hidden={{ intent: 'save-profile', emailBefore: customer.email ?? '' }}
      submit={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {(problems, typed) => (
        <>
          <TextField
            name="fullName"
            label={t`Full name`}
            hint={t`As orders and reviews show it`}
            defaultValue={typed.fullName ?? customer.fullName}
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
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            error={problemText('email', problems.email)}
          />
          {needsPassword && (
            <PasswordField
              hint={
                isPlain
                  ? t`Only for another e-mail address`
                  : t`So that nobody else changes where codes are sent`
              }
              problem={problems.currentPassword}
              isOptional={isPlain}
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
