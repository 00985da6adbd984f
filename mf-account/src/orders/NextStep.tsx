import { Trans, useLingui } from '@lingui/react/macro';
import type { Order, Parcel } from '@marketplace/contracts/api/orders';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import type { ReactNode } from 'react';
import { nextParcel } from './orderProgress';

/** Shows in one line the status and the day of the parcel that arrives next. */
export function NextStep({ order }: { order: Order }): ReactNode {
  const parcel = nextParcel(order.parcels);
  if (!parcel) return null;
  return (
    <strong>
      <ParcelStep parcel={parcel} /> <ParcelDue parcel={parcel} />
    </strong>
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
