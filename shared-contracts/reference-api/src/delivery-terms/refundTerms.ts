import type { Order } from '@marketplace/contracts/api/orders';
import type { RefundPromise } from '@marketplace/contracts/api/refundPromise';
import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

const HOUR_MS = 3_600_000;

interface Refunded {
  /** Deadline of this refund, if it differs from the usual deadline. */
  refundDueBy: Date | null;
  /** Time at which the refund became due. */
  settledAt: Date | null;
  createdAt: Date;
}

/** Returns the deadline of a refund, which failed attempts do not postpone. */
export const refundDueBy = ({ refundDueBy: own, settledAt, createdAt }: Refunded): Date =>
  own ?? endOfDay(settledAt ?? createdAt, LEGAL_TERMS.refundDays);

/**
 * Returns the deadline of a refund for goods that cannot be delivered.
 * @param now time at which the shop reported that the goods cannot be delivered
 */
export const undeliverableRefundBy = (now: Date): Date =>
  hoursAfter(now, LEGAL_TERMS.undeliverableRefundHours);

/** Returns when a paid order must be confirmed, or the customer told that it is undeliverable. */
export const confirmationDueBy = (placedAt: Date): Date =>
  hoursAfter(placedAt, LEGAL_TERMS.undeliverableToldHours);

/** Returns the refund deadlines of an order placed at `placedAt`, at the ends of days in Dhaka. */
export function promiseRefunds(placedAt: Date): RefundPromise {
  const toldBy = confirmationDueBy(placedAt);
  return {
    toldBy: endOfDay(toldBy, 0).toISOString(),
    refundedBy: endOfDay(undeliverableRefundBy(toldBy), 0).toISOString(),
    refundDays: LEGAL_TERMS.refundDays,
  };
}

/**
 * Returns the refund deadlines that were promised when an order was placed, or `null` if the order
 * is delivered, cancelled or refunded.
 */
export function refundPromiseOf(
  order: Pick<Order, 'status' | 'paymentStatus'> & { placedAt: Date },
): RefundPromise | null {
  const { status, paymentStatus, placedAt } = order;
  const isOver = status === 'delivered' || status === 'cancelled' || paymentStatus === 'refunded';
  return isOver ? null : promiseRefunds(placedAt);
}

/**
 * Computes time limits for `markOverdue`. The confirmation of an order is overdue if the order was
 * placed before `confirmation`. A refund without a deadline of its own is overdue if it became due
 * before `refund`, which is the end of a day in Dhaka.
 */
export const lateSince = (now: Date) => ({
  confirmation: hoursAfter(now, -LEGAL_TERMS.undeliverableToldHours),
  refund: endOfDay(now, -LEGAL_TERMS.refundDays - 1),
});

/** Adds hours to a time; negative hours subtract. */
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
