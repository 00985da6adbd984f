import { Trans, useLingui } from '@lingui/react/macro';
import { readAccessToken } from '@marketplace/contracts/cookies';
import { Link } from '@marketplace/contracts/router';
import { refundAccountsPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { AccountForm } from './AccountForm';
import type { RefusedIntent } from './accountRequests';
import { PasswordChange } from './PasswordChange';
import { PhoneChange } from './PhoneChange';
import type { Profile } from './profileRequests';

interface AccountDataProps {
  profile: Profile;
  /** True if the API keeps accounts for refunds. */
  hasRefundAccounts: boolean;
  /** Result of the form that was refused, if any. */
  refused: RefusedIntent | undefined;
}

/**
 * Lets the customer open the accounts for refunds, change phone and password, download all personal
 * data, and delete the account, as far as the API supports it.
 */
export function AccountData({ profile, hasRefundAccounts, refused }: AccountDataProps) {
  const { t } = useLingui();
  const id = useId();
  const { newPhone, isPasswordChangeable, isExportable, isDeletable } = profile;
  const hasForms = newPhone !== undefined || isPasswordChangeable || isExportable || isDeletable;
  if (!hasForms && !hasRefundAccounts) return null;
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <Title id={id}>
          <Trans>Your account</Trans>
        </Title>
        {hasRefundAccounts && (
          <RefundAccounts to={refundAccountsPath()}>
            <Trans>Accounts for refunds</Trans>
          </RefundAccounts>
        )}
        {newPhone !== undefined && <PhoneChange newPhone={newPhone} refused={refused} />}
        {isPasswordChangeable && <PasswordChange refused={refused} />}
        {isExportable && (
          <AccountForm
            intent="download-data"
            title={<Trans>Download your data</Trans>}
            hint={t`So that nobody else reads your data`}
            submit={<Trans>Download</Trans>}
            refused={refused}
          >
            <p>
              <Trans>
                You get a file with all that we have stored about you: a page to read, and the same
                for other programs.
              </Trans>
            </p>
          </AccountForm>
        )}
        {isDeletable && (
          <AccountForm
            intent="delete-account"
            title={<Trans>Delete your account</Trans>}
            hint={t`So that nobody else deletes your account`}
            submit={<Trans>Delete my account for good</Trans>}
            isPrimary
            refused={refused}
            onSubmit={clearTabsOnceLoggedOut}
          >
            <DeletionTerms />
          </AccountForm>
        )}
      </Stack>
    </Panel>
  );
}

/**
 * Clears the drafts of all tabs if the reply ends the session. Drafts may contain an address or a
 * phone. After a refusal the customer is still logged in and keeps the drafts.
 */
function clearTabsOnceLoggedOut(): void {
  // The browser stores the cookies of the reply before it leaves the page.
  const handleLeave = () => {
    if (readAccessToken() !== undefined) return;
    tabStorage.clear();
    tabChannel.post('left');
  };
  window.addEventListener('pagehide', handleLeave, { once: true });
}

/** Explains what a deletion removes, what the law makes the market keep, and for how long. */
function DeletionTerms() {
  return (
    <>
      <p>
        <Trans>
          This deletes your name, phone and e-mail, your addresses, cart and wishlist, your reviews,
          comments, complaints and pictures, your newsletter and stock alerts, and your messages to
          support that are settled. It cannot be undone.
        </Trans>
      </p>
      <p>
        <Trans>
          Company and tax law make us keep what was sold and paid for twelve years, but without your
          name, phone and address.
        </Trans>
      </p>
      <p>
        <Trans>
          An order must not be on its way, no refund may be due, and no complaint may be open.
        </Trans>
      </p>
    </>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;

const RefundAccounts = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  min-height: var(--target);
`;
