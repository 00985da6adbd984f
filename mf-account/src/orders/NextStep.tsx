import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, Parcel } from '@marketplace/contracts/api/orders';
import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import type { ReactNode } from 'react';
import { nextParcel } from './orderProgress';

/**
 * Shows in one line the status and the day of the parcel that arrives next, or the day on which the
 * order ended.
 */
export function NextStep({ order }: { order: Order }): ReactNode {
  const parcel = nextParcel(order.parcels);
  if (!parcel) return <EndedOn order={order} />;
  return (
    <strong>
      {parcel.status !== 'shipped' && isHeldByPayment(order) ? (
        <PaymentStep order={order} />
      ) : (
        <>
          <ParcelStep parcel={parcel} /> <ParcelDue parcel={parcel} />
        </>
      )}
    </strong>
  );
}

/** Names the day on which the order was delivered or cancelled, if the API knows it. */
function EndedOn({ order: { status, history } }: { order: Order }) {
  const { i18n } = useLingui();
  const last = history.filter((change) => change.status === status).at(-1);
  if (!last) return null;
  const day = formatDate(last.changedAt, i18n);
  return (
    <strong>
      {status === 'cancelled' ? (
        <Trans>Cancelled on {day}.</Trans>
      ) : (
        <Trans>Delivered on {day}.</Trans>
      )}
    </strong>
  );
}

/** True if no shop sends a parcel because of the order's payment. */
const isHeldByPayment = (order: Order) =>
  ['confirming', 'paid-back'].includes(paymentStateOf(order));

function PaymentStep({ order }: { order: Order }) {
  return paymentStateOf(order) === 'confirming' ? (
    <Trans>Your payment is being confirmed.</Trans>
  ) : (
    <Trans>Your money was paid back.</Trans>
  );
}

function ParcelStep({ parcel: { shopName, status } }: { parcel: Parcel }) {
  if (status === 'shipped') return <Trans>The parcel from {shopName} is on its way.</Trans>;
  return status === 'confirmed' ? (
    <Trans>{shopName} packs your parcel.</Trans>
  ) : (
    <Trans>{shopName} is to confirm your parcel.</Trans>
  );
}

function ParcelDue({ parcel: { expectedBy, isPromiseMissed } }: { parcel: Parcel }) {
  const { i18n } = useLingui();
  if (!expectedBy) return null;
  const day = formatDeadline(expectedBy, i18n);
  return isPromiseMissed ? (
    <Trans>Late: it was to arrive by {day}.</Trans>
  ) : (
    <Trans>Arrives by {day}.</Trans>
  );
}
