import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from '@marketplace/contracts/router';
import { homePath, resetPasswordPath } from '@marketplace/contracts/routes';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect, useRef } from 'react';
import { focusPage } from '../page/focusPage';
import { AccountPage } from './AccountPage';
import { pendingCode, usePendingCode } from './pendingCode';
import { ResetCodeStep, validatedCode } from './ResetCodeStep';
import { ResetPasswordStep } from './ResetPasswordStep';
import { ResetRequestStep } from './ResetRequestStep';

const TITLES = {
  ask: msg`Reset your password`,
  code: msg`Enter the code`,
  password: msg`Choose a new password`,
} as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const step = stepOf(new URL(request.url));
  // Redirects to the step `code`, because the validated code is unknown after a reload and on the
  // server.
  if (step === 'password' && validatedCode.for(pendingCode('password')?.account) === undefined) {
    throw redirect(resetPasswordPath('code'));
  }
  const head: PageHead = {
    title: TITLES[step],
    canonicalPath: resetPasswordPath(),
  };
  return { head, step };
}

function stepOf({ searchParams }: URL): keyof typeof TITLES {
  const step = searchParams.get('step');
  return step === 'code' || step === 'password' ? step : 'ask';
}

/** Password reset in three steps: account, code, new password. */
export function Component() {
  const { step: requested } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  const pending = usePendingCode('password');
  const account = pending?.account;
  const otp = validatedCode.for(account);
  // A copied URL may name a later step, but that step works only with a pending code.
  const step = requested !== 'ask' && pending === null ? 'ask' : requested;
  useStepFocus(step);

  if (step === 'ask') {
    return (
      <AccountPage
        title={<Trans>Reset your password</Trans>}
        lead={<Trans>Tell us who you are, and we send you a code to set a new one.</Trans>}
        aside={home}
      >
        <ResetRequestStep />
      </AccountPage>
    );
  }
  if (step === 'password' && account !== undefined && otp !== undefined) {
    return (
      <AccountPage
        title={<Trans>Choose a new password</Trans>}
        lead={<Trans>You will be logged out on all your other devices.</Trans>}
        account={account}
      >
        <ResetPasswordStep account={account} otp={otp} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={<Trans>Enter the code</Trans>}
      lead={<Trans>We sent you a code, if you have an account with us.</Trans>}
      account={account ?? ''}
      aside={
        <Link to={resetPasswordPath()}>
          <Trans>Use another e-mail or phone</Trans>
        </Link>
      }
    >
      {state?.isCodeExpired && (
        <Notice tone="bad" isAnnounced>
          <Trans>The code is wrong or no longer valid</Trans>
        </Notice>
      )}
      <ResetCodeStep account={account} />
    </AccountPage>
  );
}

const home = (
  <Link to={homePath()}>
    <Trans>Go to Home</Trans>
  </Link>
);

/**
 * Focuses the start of the next step, because the pressed button is gone and the shell moves the
 * focus only between pages.
 */
function useStepFocus(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusPage();
  }, [step]);
}
