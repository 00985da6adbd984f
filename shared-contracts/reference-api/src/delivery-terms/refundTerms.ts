import type { Order } from '@marketplace/contracts/api/orders';
import type { RefundPromise } from '@marketplace/contracts/api/refundPromise';
import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

const HOUR_MS = 3_600_000;

interface Refunded {
  /** Deadline of this refund if it differs from the usual one. */
  refundDueBy: Date | null;
  /** Time at which the refund became due. */
  settledAt: Date | null;
  createdAt: Date;
}

/** Deadline of a refund; failed attempts do not move it. */
export const refundDueBy = ({ refundDueBy: own, settledAt, createdAt }: Refunded): Date =>
  own ?? endOfDay(settledAt ?? createdAt, LEGAL_TERMS.refundDays);

/**
 * Deadline of a refund for goods that cannot be delivered.
 * @param now time at which the shop found that they cannot be delivered
 */
export const undeliverableRefundBy = (now: Date): Date =>
  hoursAfter(now, LEGAL_TERMS.undeliverableRefundHours);

/** Deadline by which the shop tells a customer who has paid that the order cannot be delivered. */
export const confirmationDueBy = (placedAt: Date): Date =>
  hoursAfter(placedAt, LEGAL_TERMS.undeliverableToldHours);

/** Refund deadlines of an order placed at `placedAt`, each at the end of a day in Dhaka. */
export function promiseRefunds(placedAt: Date): RefundPromise {
  const toldBy = confirmationDueBy(placedAt);
  return {
    toldBy: endOfDay(toldBy, 0).toISOString(),
    refundedBy: endOfDay(undeliverableRefundBy(toldBy), 0).toISOString(),
    refundDays: LEGAL_TERMS.refundDays,
  };
}

/**
 * Refund deadlines of an order, as promised when it was placed; `null` once the order is delivered,
 * cancelled or refunded.
 */
export function refundPromiseOf(
  order: Pick<Order, 'status' | 'paymentStatus'> & { placedAt: Date },
): RefundPromise | null {
  const { status, paymentStatus, placedAt } = order;
  const isOver = status === 'delivered' || status === 'cancelled' || paymentStatus === 'refunded';
  return isOver ? null : promiseRefunds(placedAt);
}

/**
 * Computes time limits for `markOverdue`. An order placed before `confirmation` is overdue, and so
 * is a refund that became due before `refund`, unless it has a deadline of its own. Other deadlines
 * of refunds are ends of days in Dhaka.
 */
export const lateSince = (now: Date) => ({
  confirmation: hoursAfter(now, -LEGAL_TERMS.undeliverableToldHours),
  refund: endOfDay(now, -LEGAL_TERMS.refundDays - 1),
});

/** Adds hours to a time; negative hours subtract. */
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
