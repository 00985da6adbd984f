import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackedOrder as Order } from '@marketplace/contracts/api/trackedOrder';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import styled from '@marketplace/contracts/styled';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { RefundLine } from '@marketplace/contracts/ui/RefundLine';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { OrderStatus } from '../orders/OrderStatus';
import { OrderTimeline } from '../orders/OrderTimeline';
import { PAYMENT_METHOD_MESSAGES, paymentStatusMessage } from '../orders/orderProgress';
import { ParcelArrival } from '../orders/ParcelArrival';

/** Shows an order to a visitor who knows its number and phone. Addresses and note are not shown. */
export function TrackedOrder({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { orderNumber } = order;
  return (
    <Panel role="status">
      <Stack $gap={3}>
        <h2>
          <Trans>Order {orderNumber}</Trans>
        </h2>
        <OrderTimeline status={order.status} />
        <Facts role="list">
          {order.parcels.map((parcel) => (
            <li key={parcel.uuid}>
              <div>
                <p>{parcel.shopName}</p>
                <ParcelArrival parcel={parcel} canCancel={false} />
              </div>
              <OrderStatus status={parcel.status} />
            </li>
          ))}
          <li>
            <span>
              <Trans>Total</Trans>
            </span>
            <strong>{formatTaka(order.total, i18n.locale)}</strong>
          </li>
          <li>
            <span>
              <Trans>Payment</Trans>
            </span>
            <strong>
              {`${i18n._(PAYMENT_METHOD_MESSAGES[order.paymentMethod])}: ${i18n._(paymentStatusMessage(order))}`}
            </strong>
          </li>
        </Facts>
        {order.refunds?.map((refund) => (
          <RefundLine
            key={refund.uuid ?? `${refund.dueBy} ${refund.amount}`}
            refund={refund}
            name={i18n._(PAYMENT_METHOD_MESSAGES[refund.method])}
          />
        ))}
        {order.messagesUrl && (
          <a href={order.messagesUrl}>
            <Trans>Messages about your orders</Trans>
          </a>
        )}
      </Stack>
    </Panel>
  );
}

const Facts = styled.ul`
  display: grid;
  gap: var(--space-3);

  li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
  }

  /* Prevents a short label from wrapping beside a long value. */
  li > span {
    flex: none;
  }
`;
