import { msg } from '@lingui/core/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import type { PaymentMethod, PaymentStatus } from '@marketplace/contracts/api/payments';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';

/** bKash and Nagad are names and read the same in every language. */
export const PAYMENT_METHOD_TEXTS: Readonly<Record<PaymentMethod, MessageDescriptor>> = {
  'cash-on-delivery': msg`Cash on delivery`,
  bkash: msg`bKash`,
  nagad: msg`Nagad`,
  card: msg`Card`,
};

const STATUS_TEXTS: Readonly<Record<PaymentStatus, MessageDescriptor>> = {
  pending: msg`Not paid yet`,
  paid: msg`Paid`,
  failed: msg`Payment failed`,
  cancelled: msg`Payment cancelled`,
  refunded: msg`Paid back`,
};

type Payment = Pick<Order, 'status' | 'paymentMethod' | 'paymentStatus'>;

/** Where the payment of an order stands, in the shopper's words: what is due is due to whom. */
export function paymentStatusText(order: Payment): MessageDescriptor {
  if (order.paymentStatus !== 'pending') return STATUS_TEXTS[order.paymentStatus];
  if (order.status === 'cancelled') return msg`Nothing to pay`;
  const isCash = order.paymentMethod === 'cash-on-delivery';
  return isCash ? msg`To be paid when it arrives` : STATUS_TEXTS.pending;
}
