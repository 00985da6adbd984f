import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderStatus as Status } from '@marketplace/contracts/api/orders';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { Badge } from '@marketplace/contracts/ui/Badge';

export const STATUS_MESSAGES: Readonly<Record<Status, MessageDescriptor>> = {
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

export function OrderStatus({ status }: { status: Status }) {
  const { i18n } = useLingui();
  return <Badge $tone={TONES[status]}>{i18n._(STATUS_MESSAGES[status])}</Badge>;
}
