import type { Order } from '@marketplace/contracts/api/orders';
import type { RefundPromise } from '@marketplace/contracts/api/refundPromise';
import { endOfDay } from './endOfDay';
import { LEGAL_TERMS } from './legalTerms';

const HOUR_MS = 3_600_000;

interface Refunded {
  /** Set where another term holds than for most refunds. */
  refundDueBy: Date | null;
  /** When it became due. */
  settledAt: Date | null;
  createdAt: Date;
}

/** Last moment of a refund, whatever was tried or done since it became due. */
export const refundDueBy = ({ refundDueBy: own, settledAt, createdAt }: Refunded): Date =>
  own ?? endOfDay(settledAt ?? createdAt, LEGAL_TERMS.refundDays);

/** Last moment of the refund of what cannot be delivered, once that is known. */
export const undeliverableRefundBy = (now: Date): Date =>
  hoursAfter(now, LEGAL_TERMS.undeliverableRefundHours);

/** Last moment at which who paid for an order is told that it cannot be delivered. */
export const confirmationDueBy = (placedAt: Date): Date =>
  hoursAfter(placedAt, LEGAL_TERMS.undeliverableToldHours);

/** Days that whoever pays for an order of this moment is promised, each as its last moment in Dhaka. */
export function promiseRefunds(placedAt: Date): RefundPromise {
  const toldBy = confirmationDueBy(placedAt);
  return {
    toldBy: endOfDay(toldBy, 0).toISOString(),
    refundedBy: endOfDay(undeliverableRefundBy(toldBy), 0).toISOString(),
    refundDays: LEGAL_TERMS.refundDays,
  };
}

/** The same days of an order, as long as something of it is to be delivered; `null` from then on. */
export function refundPromiseOf(
  order: Pick<Order, 'status' | 'paymentStatus'> & { placedAt: Date },
): RefundPromise | null {
  const { status, paymentStatus, placedAt } = order;
  const isOver = status === 'delivered' || status === 'cancelled' || paymentStatus === 'refunded';
  return isOver ? null : promiseRefunds(placedAt);
}

/** Orders placed before this moment, and refunds due since before it, are late; a day counts whole. */
export const lateSince = (now: Date) => ({
  confirmation: hoursAfter(now, -LEGAL_TERMS.undeliverableToldHours),
  refund: endOfDay(now, -LEGAL_TERMS.refundDays - 1),
});

/** The moment so many hours after another, or before it. */
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
