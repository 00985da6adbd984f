import type { Order } from '../api/orders';

/**
 * Payment of an order as its customer has to know it. `confirming`: money may have moved, and nothing
 * is to be paid until the gateway has answered. `other-amount`: money has moved that is not what the order
 * costs, and goes back. `waiting`, `failed`, `stopped` and `other-amount` can be paid.
 */
export type PaymentState =
  | 'cash'
  | 'paid'
  | 'confirming'
  | 'waiting'
  | 'failed'
  | 'stopped'
  | 'other-amount'
  | 'paid-back'
  | 'given-up';

type PaidOrder = Pick<
  Order,
  'status' | 'paymentStatus' | 'paymentMethod' | 'isPaymentConfirming' | 'refunds'
>;

export function paymentStateOf(order: PaidOrder): PaymentState {
  if (order.status === 'cancelled') return 'given-up';
  if (order.paymentStatus === 'refunded') return 'paid-back';
  if (order.paymentStatus === 'paid') return 'paid';
  if (order.isPaymentConfirming) return 'confirming';
  if (order.paymentStatus === 'failed') return wasOtherAmount(order) ? 'other-amount' : 'failed';
  if (order.paymentStatus === 'cancelled') return 'stopped';
  return order.paymentMethod === 'cash-on-delivery' ? 'cash' : 'waiting';
}

/** Without word of a host only a refund still due counts: after one that is made, another payment failed. */
const wasOtherAmount = ({ refunds = [] }: PaidOrder) =>
  refunds.some(({ isOtherAmount, refundedAt }) => isOtherAmount ?? refundedAt === null);

/** True where the customer can, and has to, pay. */
export const isUnpaid = (state: PaymentState) =>
  state === 'waiting' || state === 'failed' || state === 'stopped' || state === 'other-amount';
