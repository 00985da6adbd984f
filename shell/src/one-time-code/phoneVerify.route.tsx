import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { phoneVerifyPath, signUpPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { AccountPage } from '../auth/AccountPage';
import { PhoneForm } from './PhoneForm';
import { useAwaitedCode } from './useAwaitedCode';
import { VerifyPhoneForm } from './VerifyPhoneForm';

const head: PageHead = {
  title: msg`Verify your phone`,
  canonicalPath: phoneVerifyPath(),
  isPrivate: true,
};

export const loader = async () => ({ head });

/** After sign-up: the code sent to the new account's phone (specification section 2). */
export function Component() {
  const awaited = useAwaitedCode('phone');
  const phone = awaited?.account;
  return (
    <AccountPage
      title={<Trans>Verify your phone</Trans>}
      lead={
        awaited === null ? (
          <Trans>Which phone did you sign up with? We send a new code to it.</Trans>
        ) : (
          <Trans>We sent a code to your phone. Enter it here to finish signing up.</Trans>
        )
      }
      account={phone ?? ''}
      aside={
        <>
          <Trans>Wrong number?</Trans>
          <Link to={signUpPath()}>
            <Trans>Sign up again</Trans>
          </Link>
        </>
      }
    >
      {awaited === null ? <PhoneForm /> : <VerifyPhoneForm phone={phone} />}
    </AccountPage>
  );
}
