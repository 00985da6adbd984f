import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderStatus as Status } from '@marketplace/contracts/api/orders';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { Badge } from '@marketplace/contracts/ui/Badge';

/** What a shopper reads for the status of an order or of one of its parcels. */
export const STATUS_TEXTS: Readonly<Record<Status, MessageDescriptor>> = {
  placed: msg`Placed`,
  confirmed: msg`Confirmed`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
};

const TONES = {
  placed: 'neutral',
  confirmed: 'neutral',
  shipped: 'warn',
  delivered: 'good',
  cancelled: 'bad',
} as const;

/** How far an order or parcel has come, as a badge. */
export function OrderStatus({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge $tone={TONES[status]}>{i18n._(STATUS_TEXTS[status])}</Badge>;
}
