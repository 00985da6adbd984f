import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { readField } from '@marketplace/contracts/api/typedText';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import { type FormEvent, type ReactNode, useState } from 'react';
import { AccountForm } from '../auth/AccountForm';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSignInFailure } from '../auth/useSignInFailure';
import { useSubmission } from '../auth/useSubmission';
import { readCode } from './oneTimeCode';
import type { CodePurpose } from './pendingCode';
import { ResendCode } from './ResendCode';

interface CodeFormProps {
  purpose: CodePurpose;
  /** Phone or e-mail address to which the code was sent; `undefined` until it is known. */
  account: string | undefined;
  /** True to request a code when the form mounts, because the API has not sent a code yet. */
  isSentOnMount?: boolean;
  action: ReactNode;
  /** @throws ApiError */
  onCode: (otp: string, signal: AbortSignal) => Promise<void>;
}

/**
 * Field for a one-time code, and a button that requests another code. The code is sent as soon as
 * it is complete.
 */
export function CodeForm({ purpose, account, isSentOnMount, action, onCode }: CodeFormProps) {
  const { t } = useLingui();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const messageOf = useSignInFailure();
  const { isSending, submit } = useSubmission();
  // Focuses the field only after hydration. Otherwise the focus would count as an interaction, and
  // the page's scripts would load before the browser is idle.
  const isHydrated = useIsHydrated();
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (given: FormData) => {
    if (account === undefined) return;
    const typed = readField(given, 'otp');
    const otp = readCode(typed);
    setProblem(undefined);
    if (otp === undefined) {
      const isEmpty = typed === '';
      show({
        otp: isEmpty ? msg`Field cannot be empty` : msg`Enter the 6 digits of the code`,
      });
      return;
    }
    void submit({
      send: (signal) => onCode(otp, signal),
      onFailure: async (error) => {
        if (isWrongCode(error)) show({ otp: msg`The code is wrong or no longer valid` });
        else setProblem(await messageOf(error));
      },
    });
  };

  const handleTyping = (event: FormEvent) => {
    handleInput(event);
    if (!form.current) return;
    const given = new FormData(form.current);
    if (readCode(readField(given, 'otp'))) handleSubmit(given);
  };

  return (
    <Stack $gap={3}>
      <AccountForm
        ref={form}
        onInput={handleTyping}
        onSubmit={handleSubmit}
        isSending={isSending}
        problem={problem}
        action={action}
      >
        <TextField
          name="otp"
          autoFocus={isHydrated}
          data-autofocus
          label={t`Code`}
          hint={t`6 digits, valid for 10 minutes`}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          error={errorOf('otp')}
        />
      </AccountForm>
      <ResendCode purpose={purpose} account={account} isSentOnMount={isSentOnMount} />
    </Stack>
  );
}

/**
 * True for a wrong code. The endpoints of this form return 400 for no other reason, so the API's
 * message is not needed.
 */
const isWrongCode = (error: unknown) => error instanceof ApiError && error.status === 400;
