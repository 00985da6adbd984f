import type { Order } from '@marketplace/contracts/api/orders';
import type { RefundPromise } from '@marketplace/contracts/api/refundPromise';
import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

const HOUR_MS = 3_600_000;

interface Refunded {
  /** Set if the refund has its own deadline. */
  refundDueBy: Date | null;
  /** Time at which it became due. */
  settledAt: Date | null;
  createdAt: Date;
}

/** Deadline of a refund; later attempts do not change it. */
export const refundDueBy = ({ refundDueBy: own, settledAt, createdAt }: Refunded): Date =>
  own ?? endOfDay(settledAt ?? createdAt, LEGAL_TERMS.refundDays);

/** Deadline of the refund for goods that cannot be delivered, from the time that is known. */
export const undeliverableRefundBy = (now: Date): Date =>
  hoursAfter(now, LEGAL_TERMS.undeliverableRefundHours);

/** Deadline for telling a paying customer that an order cannot be delivered. */
export const confirmationDueBy = (placedAt: Date): Date =>
  hoursAfter(placedAt, LEGAL_TERMS.undeliverableToldHours);

/** Deadlines promised for an order placed now, each as the end of a day in Dhaka. */
export function promiseRefunds(placedAt: Date): RefundPromise {
  const toldBy = confirmationDueBy(placedAt);
  return {
    toldBy: endOfDay(toldBy, 0).toISOString(),
    refundedBy: endOfDay(undeliverableRefundBy(toldBy), 0).toISOString(),
    refundDays: LEGAL_TERMS.refundDays,
  };
}

/**
 * The same deadlines of an order as long as something is still to be delivered; `null` afterwards.
 */
export function refundPromiseOf(
  order: Pick<Order, 'status' | 'paymentStatus'> & { placedAt: Date },
): RefundPromise | null {
  const { status, paymentStatus, placedAt } = order;
  const isOver = status === 'delivered' || status === 'cancelled' || paymentStatus === 'refunded';
  return isOver ? null : promiseRefunds(placedAt);
}

/**
 * Orders placed before this time, and refunds due since before it, are overdue; whole days count.
 */
export const lateSince = (now: Date) => ({
  confirmation: hoursAfter(now, -LEGAL_TERMS.undeliverableToldHours),
  refund: endOfDay(now, -LEGAL_TERMS.refundDays - 1),
});

/** A time some hours after another, or before it. */
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
