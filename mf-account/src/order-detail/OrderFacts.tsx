import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import styled from '@marketplace/contracts/styled';
import { isSameAddress } from './isSameAddress';
import { OrderTotals } from './OrderTotals';
import { Panel, PanelTitle } from './Panel.styles';
import { PostalAddressBlock } from './PostalAddressBlock';
import { PAYMENT_METHOD_TEXTS, paymentStatusText } from './paymentTexts';

/** What is true of the whole order: sums, payment, addresses, note. */
export function OrderFacts({ order }: { order: Order }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      <Panel aria-labelledby="order-payment">
        <PanelTitle id="order-payment">
          <Trans>Payment</Trans>
        </PanelTitle>
        <div>
          <p>{i18n._(PAYMENT_METHOD_TEXTS[order.paymentMethod])}</p>
          <Soft>{i18n._(paymentStatusText(order))}</Soft>
        </div>
        <OrderTotals {...order} />
      </Panel>
      <Panel aria-labelledby="order-address">
        <PanelTitle id="order-address">
          <Trans>Delivery address</Trans>
        </PanelTitle>
        <PostalAddressBlock address={order.shippingAddress} />
      </Panel>
      {!isSameAddress(order.shippingAddress, order.billingAddress) && (
        <Panel aria-labelledby="order-billing">
          <PanelTitle id="order-billing">
            <Trans>Billing address</Trans>
          </PanelTitle>
          <PostalAddressBlock address={order.billingAddress} />
        </Panel>
      )}
      {order.note && (
        <Panel aria-labelledby="order-note">
          <PanelTitle id="order-note">
            <Trans>Your note</Trans>
          </PanelTitle>
          <Note>{order.note}</Note>
        </Panel>
      )}
    </Facts>
  );
}

const Facts = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Soft = styled.p`
  color: var(--color-ink-soft);
`;

const Note = styled.p`
  white-space: pre-line;
`;
