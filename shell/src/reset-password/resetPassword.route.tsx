import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from '@marketplace/contracts/router';
import { homePath, resetPasswordPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { AccountPage } from '../auth/AccountPage';
import { awaitedCode } from '../one-time-code/awaitedCode';
import { useAwaitedCode } from '../one-time-code/useAwaitedCode';
import { AskStep } from './AskStep';
import { CodeStep } from './CodeStep';
import { checkedCode } from './checkedCode';
import { PasswordStep } from './PasswordStep';
import { useStepFocus } from './useStepFocus';

const TITLES = {
  ask: msg`Reset your password`,
  code: msg`Enter the code`,
  password: msg`Choose a new password`,
} as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const step = stepOf(new URL(request.url));
  // The code is gone with the page that had checked it; the server never had it.
  if (step === 'password' && checkedCode.of(awaitedCode('password')?.account) === undefined) {
    throw redirect(resetPasswordPath('code'));
  }
  const head: PageHead = {
    title: TITLES[step],
    canonicalPath: resetPasswordPath(),
    isPrivate: true,
  };
  return { head, step };
}

function stepOf({ searchParams }: URL): keyof typeof TITLES {
  const step = searchParams.get('step');
  return step === 'code' || step === 'password' ? step : 'ask';
}

/** A new password for somebody who forgot theirs: whose, the code, the password. */
export function Component() {
  const { step: asked } = useLoaderData<typeof loader>();
  const { state } = useLocation();
  const awaited = useAwaitedCode('password');
  const account = awaited?.account;
  const otp = checkedCode.of(account);
  // A code nobody awaits, as in a copied address, starts at the beginning.
  const step = asked !== 'ask' && awaited === null ? 'ask' : asked;
  useStepFocus(step);

  if (step === 'ask') {
    return (
      <AccountPage
        title={<Trans>Reset your password</Trans>}
        lead={<Trans>Tell us who you are, and we send you a code to set a new one.</Trans>}
        aside={home}
      >
        <AskStep />
      </AccountPage>
    );
  }
  if (step === 'password' && account !== undefined && otp !== undefined) {
    return (
      <AccountPage
        title={<Trans>Choose a new password</Trans>}
        lead={<Trans>Wherever you are logged in, you will be logged out.</Trans>}
        account={account}
      >
        <PasswordStep account={account} otp={otp} />
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
      {state?.isCodeOver && (
        <Notice tone="bad" isAnnounced>
          <Trans>The code is wrong or no longer valid</Trans>
        </Notice>
      )}
      <CodeStep account={account} />
    </AccountPage>
  );
}

const home = (
  <Link to={homePath()}>
    <Trans>Go to Home</Trans>
  </Link>
);
