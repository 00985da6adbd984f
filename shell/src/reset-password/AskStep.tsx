import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { forgotPassword } from '@marketplace/contracts/api/auth';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import { useNavigate } from '@marketplace/contracts/router';
import { resetPasswordPath } from '@marketplace/contracts/routes';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { AccountForm } from '../auth/AccountForm';
import { hostFieldErrors } from '../auth/hostFieldErrors';
import { loginHint } from '../auth/loginHint';
import { useFailureText } from '../auth/useFailureText';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import { awaitedCode } from '../one-time-code/awaitedCode';
import { noteCode } from '../one-time-code/sendCode';

/** First step: whose password it is. The answer is the same whether or not there is such an account. */
export function AskStep() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const failureText = useFailureText();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();
  const [hint] = useState(loginHint.take);

  const handleSubmit = (given: FormData) => {
    const typed = String(given.get('emailOrPhone') ?? '').trim();
    const account = withPhonePrefix(typed);
    setProblem(undefined);
    if (typed === '') {
      show({ emailOrPhone: msg`Field cannot be empty` });
      return;
    }
    void submit({
      send: async (signal) => {
        await callApi(forgotPassword, { body: { emailOrPhone: account }, signal });
        noteCode('password', account);
        void navigate(resetPasswordPath('code'));
      },
      onFailure: (error) => {
        const named = hostFieldErrors(error, ['emailOrPhone']);
        // Asked again too early, perhaps after a look back: the code that was sent is still good.
        const isSent = isThrottled(error) && awaitedCode('password')?.account === account;
        if (isSent) void navigate(resetPasswordPath('code'));
        else if (Object.keys(named).length > 0) show(named);
        else setProblem(failureText(error));
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
