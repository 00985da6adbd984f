import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundAccount } from '@marketplace/contracts/api/refundAccounts';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Form, useNavigation } from '@marketplace/contracts/router';
import { refundAccountsPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';
import { RefundHiddenFields, type RefundRef } from './RefundHiddenFields';
import { REFUND_FIELDS } from './refundFields';

interface RefundAccountListProps {
  accounts: RefundAccount[];
  /** The refund for which the customer can choose an account. */
  asked: RefundRef | undefined;
}

/** Shows the customer's accounts by their last digits, each with its buttons. */
export function RefundAccountList({ accounts, asked }: RefundAccountListProps) {
  const { t, i18n } = useLingui();
  return (
    <Rows role="list">
      {accounts.map(({ uuid, provider, maskedNumber }) => {
        const name = `${provider} ${localDigits(maskedNumber, i18n.locale)}`;
        return (
          <Row key={uuid}>
            <Name translate="no">{name}</Name>
            {asked && (
              <AccountAct intent="use-account" account={uuid} asked={asked} label={t`Use ${name}`}>
                <Trans>Use</Trans>
              </AccountAct>
            )}
            <Details>
              <summary aria-label={t`Delete ${name}`}>
                <Trans>Delete</Trans>
              </summary>
              <Stack>
                <p>
                  <Trans>A refund that was to go there then needs another account.</Trans>
                </p>
                <AccountAct
                  intent="delete-account"
                  account={uuid}
                  asked={asked}
                  label={t`Delete the account ${name}`}
                >
                  <Trans>Delete the account</Trans>
                </AccountAct>
              </Stack>
            </Details>
          </Row>
        );
      })}
    </Rows>
  );
}

interface AccountActProps {
  intent: 'use-account' | 'delete-account';
  /** Uuid of the account. */
  account: string;
  asked: RefundRef | undefined;
  label: string;
  children: ReactNode;
}

/** A form with one button that acts on an account. Also works without JavaScript. */
function AccountAct({ intent, account, asked, label, children }: AccountActProps) {
  const { formMethod, formData } = useNavigation();
  const isSending =
    formMethod === 'POST' &&
    formData?.get('intent') === intent &&
    formData.get(REFUND_FIELDS.account) === account;
  return (
    <Form method="post" action={refundAccountsPath(asked)} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={REFUND_FIELDS.account} value={account} />
      <RefundHiddenFields asked={asked} />
      <Button type="submit" aria-label={label} isLoading={isSending}>
        {children}
      </Button>
    </Form>
  );
}

const Name = styled.strong`
  margin-inline-end: auto;
`;

const Details = styled.details`
  &[open] {
    flex-basis: 100%;
  }

  > summary {
    padding-block: var(--space-3);
  }
`;

const Rows = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-4);
`;
