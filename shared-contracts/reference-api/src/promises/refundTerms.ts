import type { RefundPromise } from '@marketplace/contracts/api/publicCart';
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

/** Days that whoever pays at this moment is promised before, each as its last moment in Dhaka. */
export function promiseRefunds(now: Date): RefundPromise {
  const toldBy = confirmationDueBy(now);
  return {
    toldBy: endOfDay(toldBy, 0).toISOString(),
    refundedBy: endOfDay(undeliverableRefundBy(toldBy), 0).toISOString(),
    refundDays: LEGAL_TERMS.refundDays,
  };
}

/** Orders placed before this moment, and refunds due since before it, are late; a day counts whole. */
export const lateSince = (now: Date) => ({
  confirmation: hoursAfter(now, -LEGAL_TERMS.undeliverableToldHours),
  refund: endOfDay(now, -LEGAL_TERMS.refundDays - 1),
});

/** The moment so many hours after another, or before it. */
const hoursAfter = (moment: Date, hours: number) => new Date(moment.getTime() + hours * HOUR_MS);
