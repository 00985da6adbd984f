import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type ReactNode, useState } from 'react';
import { AccountForm } from '../auth/AccountForm';
import { useFailureText } from '../auth/useFailureText';
import { useFieldErrors } from '../auth/useFieldErrors';
import { useSubmission } from '../auth/useSubmission';
import type { CodePurpose } from './awaitedCode';
import { ResendCode } from './ResendCode';
import { readCode } from './readCode';

interface CodeFormProps {
  purpose: CodePurpose;
  /** Where the code was sent; `undefined` while it is not known. */
  account: string | undefined;
  /** Nobody has sent a code yet: the form asks for one by itself. */
  isFirstSent?: boolean;
  /** The words on the button. */
  action: ReactNode;
  /** @throws ApiError */
  onCode: (otp: string, signal: AbortSignal) => Promise<void>;
}

/** One field for a one-time code, and another code for whom none has reached. */
export function CodeForm({ purpose, account, isFirstSent, action, onCode }: CodeFormProps) {
  const { t } = useLingui();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const failureText = useFailureText();
  const { isSending, submit } = useSubmission();
  const [problem, setProblem] = useState<string>();

  const handleSubmit = (given: FormData) => {
    if (account === undefined) return;
    const typed = String(given.get('otp') ?? '');
    const otp = readCode(typed);
    setProblem(undefined);
    if (otp === undefined) {
      const isEmpty = typed.trim() === '';
      show({
        otp: isEmpty ? msg`Field cannot be empty` : msg`Enter the 6 digits of the code`,
      });
      return;
    }
    void submit({
      send: (signal) => onCode(otp, signal),
      onFailure: (error) => {
        if (isWrongCode(error)) show({ otp: msg`The code is wrong or no longer valid` });
        else setProblem(failureText(error));
      },
    });
  };

  return (
    <Stack $gap={3}>
      <AccountForm
        ref={form}
        onInput={handleInput}
        onSubmit={handleSubmit}
        isSending={isSending}
        problem={problem}
        action={action}
      >
        <TextField
          name="otp"
          label={t`Code`}
          hint={t`6 digits, valid for 10 minutes`}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          error={errorOf('otp')}
        />
      </AccountForm>
      <ResendCode purpose={purpose} account={account} isFirstSent={isFirstSent} />
    </Stack>
  );
}

/** The one thing a shopper can do wrong here, whatever the host's words for it. */
const isWrongCode = (error: unknown) => error instanceof ApiError && error.status === 400;
