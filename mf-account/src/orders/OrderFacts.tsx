import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { hasInvoice } from '@marketplace/contracts/commerce/invoice';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { isSameAddress } from '@marketplace/contracts/commerce/postalAddress';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { Link } from '@marketplace/contracts/router';
import { invoicePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { PostalAddressBlock } from '../page-parts/PostalAddressBlock';
import { FactPanel } from './FactPanel';
import { OrderPayment } from './OrderPayment';

export function OrderFacts({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { shippingAddress, billingAddress } = order;
  return (
    <Stack>
      <FactPanel title={<Trans>Payment</Trans>}>
        <OrderPayment order={order} />
        <OrderTotals {...order} />
        {hasInvoice(order) && (
          <InvoiceLink to={invoicePath(order.uuid)}>
            <Trans>See and print the invoice</Trans>
          </InvoiceLink>
        )}
      </FactPanel>
      <FactPanel title={<Trans>Delivery address</Trans>}>
        <PostalAddressBlock address={shippingAddress} />
      </FactPanel>
      {!isSameAddress(shippingAddress, billingAddress) && (
        <FactPanel title={<Trans>Billing address</Trans>}>
          <PostalAddressBlock address={billingAddress} />
        </FactPanel>
      )}
      {order.note && (
        <FactPanel title={<Trans>Your note</Trans>}>
          <Note dir="auto" lang={otherLanguageOf(order.note, i18n.locale)}>
            {order.note}
          </Note>
        </FactPanel>
      )}
    </Stack>
  );
}

type OrderTotalsProps = Pick<
  Order,
  'subtotal' | 'deliveryCharge' | 'discount' | 'promoCode' | 'total'
>;

/** Shows the sums of an order in taka, as the API computed them. */
function OrderTotals(props: OrderTotalsProps) {
  const { i18n } = useLingui();
  const { subtotal, deliveryCharge, discount = 0, promoCode: code, total } = props;
  return (
    <Sums>
      <Sum>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{formatTaka(subtotal, i18n.locale)}</dd>
      </Sum>
      <Sum>
        <dt>
          <Trans>Delivery</Trans>
        </dt>
        <dd>{formatTaka(deliveryCharge, i18n.locale)}</dd>
      </Sum>
      {discount > 0 && (
        <Sum>
          <dt>
            <Trans>Discount {code}</Trans>
          </dt>
          <dd>{formatTaka(-discount, i18n.locale)}</dd>
        </Sum>
      )}
      <Total>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatTaka(total, i18n.locale)}</dd>
      </Total>
    </Sums>
  );
}

const InvoiceLink = styled(Link)`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  min-height: var(--target);

  @media print {
    display: none;
  }
`;

// Keeps the customer's line breaks.
const Note = styled.p`
  white-space: pre-line;
`;

const Sums = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Total = styled(Sum)`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
`;
