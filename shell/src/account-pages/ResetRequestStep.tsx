import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { forgotPassword } from '@marketplace/contracts/api/auth';
import { ApiError } from '@marketplace/contracts/api/client';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readField } from '@marketplace/contracts/api/typedText';
import { failureMessage } from '@marketplace/contracts/notices';
import { useNavigate } from '@marketplace/contracts/router';
import { resetPasswordPath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { callApi } from '../../contracts';
import { AccountForm } from '../auth/AccountForm';
import { loginHint } from '../auth/loginHint';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import { apiFieldErrors } from './apiFieldErrors';
import { markCodeSent } from './oneTimeCode';
import { pendingCode } from './pendingCode';

/**
 * First step of the password reset: asks for the account's phone or e-mail address. The API's reply
 * does not reveal whether the account exists.
 */
export function ResetRequestStep() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();
  const [hint] = useState(loginHint.consume);

  const handleSubmit = (given: FormData) => {
    const typed = readField(given, 'emailOrPhone');
    const account = withPhonePrefix(typed);
    setProblem(undefined);
    if (typed === '') {
      show({ emailOrPhone: msg`Field cannot be empty` });
      return;
    }
    void submit({
      send: async (signal) => {
        await callApi(forgotPassword, { body: { emailOrPhone: account }, signal });
        markCodeSent('password', account);
        void navigate(resetPasswordPath('code'));
      },
      onFailure: async (error) => {
        const named = apiFieldErrors(error, ['emailOrPhone']);
        // If the API refuses because the last request was too recent, e.g. after Back, the code of
        // that request is still valid.
        const isSent = isThrottled(error) && pendingCode('password')?.account === account;
        if (isSent) void navigate(resetPasswordPath('code'));
        else if (Object.keys(named).length > 0) show(named);
        else setProblem(await failureMessage(error));
      },
    });
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
        name="emailOrPhone"
        label={t`Email or Phone`}
        defaultValue={hint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('emailOrPhone')}
      />
    </AccountForm>
  );
}

const isThrottled = (error: unknown) => error instanceof ApiError && error.status === 429;
