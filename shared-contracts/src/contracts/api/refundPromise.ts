import * as z from 'zod/mini';
import { count, moment } from './fields';

/**
 * Refund deadlines for a customer who pays in advance. Each moment is the end of a day in Dhaka.
 */
export const refundPromise = z.object({
  /** Deadline for telling the customer that something cannot be delivered. */
  toldBy: moment,
  /** Deadline for the refund of something that cannot be delivered. */
  refundedBy: moment,
  /**
   * Number of days within which a refund for any other reason is paid. It depends on the order's
   * payment method.
   */
  refundDays: count,
});
export type RefundPromise = z.infer<typeof refundPromise>;
