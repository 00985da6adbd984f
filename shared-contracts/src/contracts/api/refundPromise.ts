import * as z from 'zod/mini';
import { count, moment } from './fields';

/**
 * Promises to a customer who pays in advance. Each deadline is the last moment of its day in Dhaka.
 */
export const refundPromise = z.object({
  /** Deadline for telling the customer that something cannot be delivered. */
  toldBy: moment,
  /** Deadline for its refund. */
  refundedBy: moment,
  /** Days within which any other refund is paid, by the payment method of the order. */
  refundDays: count,
});
export type RefundPromise = z.infer<typeof refundPromise>;
