import type { Order } from '../api/orders';

/**
 * State of a payment as the customer sees it. `confirming`: money may have moved, so the customer
 * must not pay again until the payment gateway has confirmed or refused the payment.
 * `other-amount`: the customer paid a different amount from the order's total, and gets it back.
 * `stopped`: the payment was cancelled. `given-up`: the order was cancelled. The customer can pay
 * in the states `waiting`, `failed`, `stopped` and `other-amount`.
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

/**
 * True if the customer paid a different amount from the order's total. If the API does not say
 * (`isOtherAmount`), the refund decides. A refund that is still due means true. A completed refund
 * means false, because the failed payment was then made after the refund.
 */
const wasOtherAmount = ({ refunds = [] }: PaidOrder) =>
  refunds.some(({ isOtherAmount, refundedAt }) => isOtherAmount ?? refundedAt === null);

/** True if the customer can and must pay. */
export const isUnpaid = (state: PaymentState) =>
  state === 'waiting' || state === 'failed' || state === 'stopped' || state === 'other-amount';
