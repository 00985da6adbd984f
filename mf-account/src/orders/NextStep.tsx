import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, Parcel } from '@marketplace/contracts/api/orders';
import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import type { ReactNode } from 'react';
import { nextParcel } from './orderProgress';

/** Shows in one line the status and the day of the parcel that arrives next. */
export function NextStep({ order }: { order: Order }): ReactNode {
  const parcel = nextParcel(order.parcels);
  if (!parcel) return null;
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
