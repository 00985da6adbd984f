import { Trans } from '@lingui/react/macro';
import { validateOtp } from '@marketplace/contracts/api/auth';
import { useNavigate } from '@marketplace/contracts/router';
import { resetPasswordPath } from '@marketplace/contracts/routes';
import { callApi } from '../../contracts';
import { CodeForm } from './CodeForm';

/** Second step of the password reset: checks the code. */
export function ResetCodeStep({ account }: { account: string | undefined }) {
  const navigate = useNavigate();

  const check = async (otp: string, signal: AbortSignal) => {
    if (account === undefined) return;
    await callApi(validateOtp, { body: { emailOrPhone: account, otp }, signal });
    validatedCode.set({ account, otp });
    void navigate(resetPasswordPath('password'));
  };

  return (
    <CodeForm
      purpose="password"
      account={account}
      action={<Trans>Continue</Trans>}
      onCode={check}
    />
  );
}

let validated: { account: string; otp: string } | undefined;

/**
 * The code that the API accepted last. For ten minutes, anybody with the code can set a password,
 * so the code is kept only in memory. After a reload, the page asks for the code again.
 */
export const validatedCode = {
  set: (code: typeof validated) => {
    validated = code;
  },
  /** @returns `undefined` if the API accepted no code for this account */
  for: (account: string | undefined) =>
    validated?.account === account ? validated?.otp : undefined,
};
