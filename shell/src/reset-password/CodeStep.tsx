import { Trans } from '@lingui/react/macro';
import { validateOtp } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';
import { useNavigate } from '@marketplace/contracts/router';
import { resetPasswordPath } from '@marketplace/contracts/routes';
import { CodeForm } from '../one-time-code/CodeForm';
import { checkedCode } from './checkedCode';

/** Second step: the code that was sent. */
export function CodeStep({ account }: { account: string | undefined }) {
  const navigate = useNavigate();

  const check = async (otp: string, signal: AbortSignal) => {
    if (account === undefined) return;
    await callApi(validateOtp, { body: { emailOrPhone: account, otp }, signal });
    checkedCode.keep({ account, otp });
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
