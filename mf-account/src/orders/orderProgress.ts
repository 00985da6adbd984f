import { msg } from '@lingui/core/macro';
import type { OrderStatus, Parcel, StatusChange } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

export interface OrderStep {
  status: OrderStatus;
  /** `reached`: in the past. `current`: the order's status. `ahead`: still to come. */
  state: 'reached' | 'current' | 'ahead';
}

const STEPS: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

/**
 * Returns the steps of an order's timeline. The last step of a cancelled order is the cancellation.
 */
export function orderSteps(status: OrderStatus): OrderStep[] {
  const steps: readonly OrderStatus[] = status === 'cancelled' ? ['placed', 'cancelled'] : STEPS;
  const current = steps.indexOf(status);
  return steps.map((step, index) => ({ status: step, state: stateAt(index, current) }));
}

function stateAt(index: number, current: number): OrderStep['state'] {
  if (index === current) return 'current';
  return index < current ? 'reached' : 'ahead';
}

/** Statuses in which a change of the whole order is a change of each parcel. */
const OF_ALL_PARCELS: readonly OrderStatus[] = ['placed', 'cancelled'];

/** Returns the changes of the order's history that a parcel went through, the oldest first. */
export const changesOf = (
  { uuid }: Pick<Parcel, 'uuid'>,
  history: readonly StatusChange[],
): StatusChange[] =>
  history.filter(
    ({ parcelUuid, status }) =>
      parcelUuid === uuid || (parcelUuid === null && OF_ALL_PARCELS.includes(status)),
  );

/** Returns the parcel that arrives next; `undefined` if all are delivered or cancelled. */
export const nextParcel = (parcels: readonly Parcel[]): Parcel | undefined =>
  parcels
    .filter(({ status }) => status !== 'delivered' && status !== 'cancelled')
    .sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))[0];

/** Promised moment of arrival. A parcel without one comes last, because `~` follows all digits. */
const dayOf = ({ expectedBy }: Parcel) => expectedBy ?? '~';

/** bKash and Nagad are brand names, which are not translated. */
export const PAYMENT_METHOD_MESSAGES: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': msg`Cash on delivery`,
  bkash: msg`bKash`,
  nagad: msg`Nagad`,
  card: msg`Card`,
};

const STATUS_MESSAGES: Readonly<Record<PaymentStatus, MessageDescriptor>> = {
  pending: msg`Not paid yet`,
  paid: msg`Paid`,
  failed: msg`Payment failed`,
  cancelled: msg`Payment cancelled`,
  refunded: msg`Paid back`,
};

type Payment = Parameters<typeof paymentStateOf>[0];

/**
 * Returns the text for the status of an order's payment. There are special texts for a payment that
 * is being confirmed, for a payment of a wrong amount, and for a pending payment of a cancelled
 * order or a cash order.
 */
export function paymentStatusMessage(order: Payment): MessageDescriptor {
  const state = paymentStateOf(order);
  if (state === 'confirming') return msg`Being confirmed`;
  if (state === 'other-amount') return msg`We received another amount`;
  if (order.paymentStatus !== 'pending') return STATUS_MESSAGES[order.paymentStatus];
  if (order.status === 'cancelled') return msg`Nothing to pay`;
  const isCash = order.paymentMethod === 'cash-on-delivery';
  return isCash ? msg`To be paid when it arrives` : STATUS_MESSAGES.pending;
}
