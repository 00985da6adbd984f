import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword } from '@marketplace/contracts/api/auth';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { useNavigate } from '@marketplace/contracts/router';
import { resetPasswordPath } from '@marketplace/contracts/routes';
import { useState } from 'react';
import { AccountForm } from '../auth/AccountForm';
import { hostFieldErrors } from '../auth/hostFieldErrors';
import { NewPasswordField } from '../auth/NewPasswordField';
import { passwordProblem } from '../auth/passwordProblem';
import { useFailureText } from '../auth/useFailureText';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import { checkedCode } from './checkedCode';
import { useFinishReset } from './useFinishReset';

interface PasswordStepProps {
  account: string;
  /** Found right in the step before. */
  otp: string;
}

/** Third step: the new password. */
export function PasswordStep({ account, otp }: PasswordStepProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const finish = useFinishReset();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const failureText = useFailureText();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (given: FormData) => {
    const password = String(given.get('password') ?? '');
    const wrong = passwordProblem(password, i18n.locale);
    setProblem(undefined);
    if (wrong) {
      show({ password: wrong });
      return;
    }
    void submit({
      send: async (signal) => {
        await callApi(resetPassword, { body: { emailOrPhone: account, otp, password }, signal });
        finish(account);
      },
      onFailure: handleFailure,
    });
  };

  const handleFailure = (error: unknown) => {
    const named = hostFieldErrors(error, ['password']);
    if (Object.keys(named).length > 0) show(named);
    else if (isCodeOver(error)) {
      // Ten minutes are over, or it was used in another tab: the step before says so.
      checkedCode.keep(undefined);
      void navigate(resetPasswordPath('code'), { replace: true, state: { isCodeOver: true } });
    } else setProblem(failureText(error));
  };

  return (
    <AccountForm
      ref={form}
      onInput={handleInput}
      onSubmit={handleSubmit}
      isSending={isSending}
      problem={problem}
      action={<Trans>Save the new password</Trans>}
    >
      {/* For password managers, which keep a password under a name. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField label={t`New password`} error={errorOf('password')} />
    </AccountForm>
  );
}

const isCodeOver = (error: unknown) => error instanceof ApiError && error.code === 'wrong-otp';
