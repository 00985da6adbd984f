import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { Link } from '@marketplace/contracts/router';
import { phoneVerifyPath, signUpPath } from '@marketplace/contracts/routes';
import { AccountPage } from './AccountPage';
import { PhoneForm } from './PhoneForm';
import { usePendingCode } from './pendingCode';
import { VerifyPhoneForm } from './VerifyPhoneForm';

const head: PageHead = {
  title: msg`Verify your phone`,
  canonicalPath: phoneVerifyPath(),
};

export const loader = async () => ({ head });

/** Page after the sign-up: verifies the phone of the new account (specification section 2). */
export function Component() {
  const pending = usePendingCode('phone');
  const phone = pending?.account;
  return (
    <AccountPage
      title={<Trans>Verify your phone</Trans>}
      lead={
        pending === null ? (
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
      {pending === null ? <PhoneForm /> : <VerifyPhoneForm phone={phone} />}
    </AccountPage>
  );
}
