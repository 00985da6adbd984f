import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { addressLines } from '@marketplace/contracts/commerce/postalAddress';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import styled from '@marketplace/contracts/styled';
import { METHOD_NAMES } from '../payment/paymentMethods';
import { PAYMENT_WORDS } from './paymentWords';

/**
 * Shows number, date, payment and billing address, which make the printed summary an invoice.
 * Visible only in print.
 */
export function InvoiceHead({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { orderNumber, placedAt, billingAddress } = order;
  const billedTo = [billingAddress.name, ...addressLines(billingAddress, i18n.locale)].join(', ');
  return (
    <Root>
      <h2>
        <Trans>Invoice</Trans>
      </h2>
      <Facts>
        <dt>
          <Trans>Order number</Trans>
        </dt>
        <dd>{orderNumber}</dd>
        <dt>
          <Trans>Placed on</Trans>
        </dt>
        <dd>{formatDate(placedAt, i18n)}</dd>
        <dt>
          <Trans>Payment</Trans>
        </dt>
        <dd>
          {`${i18n._(METHOD_NAMES[order.paymentMethod])}: ${i18n._(PAYMENT_WORDS[paymentStateOf(order)])}`}
        </dd>
        <dt>
          <Trans>Billing address</Trans>
        </dt>
        <dd dir="auto" lang={otherLanguageOf(billedTo, i18n.locale)}>
          {billedTo}
        </dd>
      </Facts>
    </Root>
  );
}

const Root = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: var(--space-4);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
`;
