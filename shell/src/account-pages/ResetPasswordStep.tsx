import { Trans, useLingui } from '@lingui/react/macro';
import { resetPassword, type SignInReply, signIn } from '@marketplace/contracts/api/auth';
import { ApiError } from '@marketplace/contracts/api/client';
import { clearAccessToken } from '@marketplace/contracts/cookies';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath, loginVerificationPath, resetPasswordPath } from '@marketplace/contracts/routes';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { useState } from 'react';
import { bus, callApi } from '../../contracts';
import { AccountForm } from '../auth/AccountForm';
import { loginHint } from '../auth/loginHint';
import type { Credentials } from '../auth/signIn';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import { completeIntent, storedIntent } from '../session/pendingIntent';
import { lastKnownToken, publishSession } from '../session/sessionState';
import { startSession } from '../session/startSession';
import { apiFieldErrors } from './apiFieldErrors';
import { NewPasswordField, newPasswordError } from './NewPasswordField';
import { useClearCodeOnUnmount } from './pendingCode';
import { validatedCode } from './ResetCodeStep';

interface ResetPasswordStepProps {
  account: string;
  /** Code that the API accepted in the second step. */
  otp: string;
}

/** Third step of the password reset: sets the new password. */
export function ResetPasswordStep({ account, otp }: ResetPasswordStepProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const finish = useFinishReset();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (given: FormData) => {
    const password = String(given.get('password') ?? '');
    const wrong = newPasswordError(password, i18n.locale);
    setProblem(undefined);
    if (wrong) {
      show({ password: wrong });
      return;
    }
    void submit({
      send: async (signal) => {
        await callApi(resetPassword, { body: { emailOrPhone: account, otp, password }, signal });
        await finish({ emailOrPhone: account, password }, signal);
      },
      onFailure: handleFailure,
    });
  };

  const handleFailure = async (error: unknown) => {
    const named = apiFieldErrors(error, ['password']);
    if (Object.keys(named).length > 0) show(named);
    else if (isCodeExpired(error)) {
      // The code has expired or was used in another tab. The second step shows that error.
      validatedCode.set(undefined);
      void navigate(resetPasswordPath('code'), { replace: true, state: { isCodeExpired: true } });
    } else setProblem(await failureMessage(error));
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
      {/* For password managers, which store a password with a user name. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField label={t`New password`} error={errorOf('password')} />
    </AccountForm>
  );
}

const isCodeExpired = (error: unknown) => error instanceof ApiError && error.code === 'wrong-otp';

/**
 * @returns a function that ends the reset: logs in with the new password, or opens the login modal
 * if that fails
 */
function useFinishReset() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const markCodeUsed = useClearCodeOnUnmount('password');
  const logIn = async (body: Credentials, signal: AbortSignal): Promise<SignInReply> => {
    const reply = await withTimeLimit(callApi(signIn, { body, signal }), DOCUMENT_MS);
    await startSession(reply, revalidate);
    return reply;
  };
  return async (credentials: Credentials, signal: AbortSignal): Promise<void> => {
    markCodeUsed();
    // The API has revoked all tokens of the account, also the token of this browser.
    clearAccessToken();
    lastKnownToken.update();
    publishSession(null);
    tabChannel.post('changed');
    const reply = await logIn(credentials, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (reply) {
      toast.success(t`Your new password is saved, and you are logged in`);
      const next = completeIntent() ?? homePath();
      const path = reply.phoneVerified ? next : loginVerificationPath(next);
      void navigate(path, { replace: true });
      return;
    }
    loginHint.set(credentials.emailOrPhone);
    toast.success(t`Your new password is saved`);
    bus.publish('session:login-requested', { reason: 'header', path: storedIntent().path });
    void navigate(homePath(), { replace: true });
    void revalidate();
  };
}
