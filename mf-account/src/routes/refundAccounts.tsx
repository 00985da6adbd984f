import { Trans, useLingui } from '@lingui/react/macro';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { orderPath, ordersPath, profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { RefundLine } from '@marketplace/contracts/ui/RefundLine';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { PAYMENT_METHOD_MESSAGES } from '../orders/orderProgress';
import { AccountPage } from '../page-parts/AccountPage';
import { RefundAccountForm } from '../refunds/RefundAccountForm';
import { RefundAccountList } from '../refunds/RefundAccountList';
import type { AccountFormResult } from '../refunds/refundAccountRequests';
import type { loader } from './refundAccounts.loader';

/** The customer's accounts for refunds, and the choice of one for the refund that the URL names. */
export function Component() {
  const { accounts, named, isGuest } = useLoaderData<typeof loader>();
  const result = useActionData<AccountFormResult>();
  const { t, i18n } = useLingui();
  const headingRef = useFocusAfterRemoval(accounts.length);
  const isOpen =
    named && !named.refund.refundedAt && (named.refund.needsAccount || named.refund.destination);
  const asked =
    named && isOpen ? { order: named.orderUuid, refund: named.refund.uuid ?? '' } : undefined;
  const orderNumber = named?.orderNumber;
  return (
    <AccountPage>
      <Breadcrumbs
        ancestors={
          named
            ? [
                ...(isGuest ? [] : [{ name: t`Your orders`, path: ordersPath() }]),
                { name: t`Order ${orderNumber}`, path: orderPath(named.orderUuid) },
              ]
            : isGuest
              ? []
              : [{ name: t`Your profile`, path: profilePath() }]
        }
        current={t`Accounts for refunds`}
      />
      <PageHeading ref={headingRef}>
        <Trans>Accounts for refunds</Trans>
      </PageHeading>
      {named && (
        <Panel aria-label={t`Refund`}>
          <RefundLine
            refund={named.refund}
            name={i18n._(PAYMENT_METHOD_MESSAGES[named.refund.method])}
          />
        </Panel>
      )}
      <p>
        <Trans>
          Money goes back the way you paid. If you paid in cash, or if that way fails, we pay to the
          wallet or bank account that you name here.
        </Trans>
      </p>
      {result?.status === 'failed' && !result.typed && (
        <Notice tone="bad" isAnnounced>
          {result.message}
        </Notice>
      )}
      {accounts.length > 0 && (
        <Panel>
          <RefundAccountList accounts={accounts} asked={asked} />
        </Panel>
      )}
      <Panel>
        <Stack>
          {accounts.length > 0 && (
            <FormTitle>
              <Trans>Another account</Trans>
            </FormTitle>
          )}
          <RefundAccountForm
            // A new key empties the form after its account was saved.
            key={accounts.length}
            asked={asked}
            result={result}
          />
        </Stack>
      </Panel>
    </AccountPage>
  );
}

const FormTitle = styled.h2`
  font-size: var(--text-l);
`;
