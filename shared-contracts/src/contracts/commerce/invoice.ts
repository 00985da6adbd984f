import type { OrderPayment } from '../api/payments';
import type { TrackedOrder } from '../api/trackedOrder';

type PaidOrder = Pick<
  TrackedOrder,
  'status' | 'paymentMethod' | 'paymentStatus' | 'payments' | 'refunds' | 'total'
>;

/**
 * Payments that were received for an order, the oldest first. If the API does not list payments,
 * they are derived from the order's status and refunds, and their dates are unknown.
 */
export function paymentsOf(order: PaidOrder): OrderPayment[] {
  if (order.payments) return order.payments;
  const { paymentMethod: method, refunds = [] } = order;
  const refunded = refunds.map((refund) => ({ ...refund, paidAt: null }));
  const isKept = order.paymentStatus === 'paid' && order.status !== 'cancelled';
  return isKept ? [...refunded, { amount: order.total, method, paidAt: null }] : refunded;
}

/** Amount that the customer still has to pay, in taka. */
export function amountDue({ status, paymentStatus, total }: PaidOrder): number {
  const isSettled = paymentStatus === 'paid' || paymentStatus === 'refunded';
  return isSettled || status === 'cancelled' ? 0 : total;
}

/** False for an order that was cancelled before anything was paid. */
export const hasInvoice = (order: PaidOrder): boolean =>
  order.status !== 'cancelled' || paymentsOf(order).length > 0;
