import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isMobilePhone, withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readField } from '@marketplace/contracts/api/typedText';
import { failureMessage } from '@marketplace/contracts/notices';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { AccountForm } from '../auth/AccountForm';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import { sendCode } from './oneTimeCode';

/**
 * Asks the visitor for the phone and sends a code to it. Shown if this tab knows of no pending
 * code.
 */
export function PhoneForm() {
  const { t } = useLingui();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (given: FormData) => {
    const typed = readField(given, 'phone');
    const phone = withPhonePrefix(typed);
    setProblem(undefined);
    if (typed === '') show({ phone: msg`Field cannot be empty` });
    else if (!isMobilePhone(phone)) {
      show({ phone: msg`Enter a phone number of Bangladesh, like 01712345678` });
    } else {
      void submit({
        send: (signal) => sendCode({ purpose: 'phone', account: phone, signal }),
        onFailure: async (error) => setProblem(await failureMessage(error)),
      });
    }
  };

  return (
    <AccountForm
      ref={form}
      onInput={handleInput}
      onSubmit={handleSubmit}
      isSending={isSending}
      problem={problem}
      action={<Trans>Send a code</Trans>}
    >
      <TextField
        name="phone"
        type="tel"
        label={t`Phone`}
        hint={t`We send a code to it, like 01712345678`}
        autoComplete="tel"
        error={errorOf('phone')}
      />
    </AccountForm>
  );
}
