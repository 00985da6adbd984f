import * as z from 'zod/mini';
import { count, moment } from './fields';

/** Promises to whoever pays before the delivery; each day as its last moment in Dhaka. */
export const refundPromise = z.object({
  /** They are told by then that something cannot be delivered. */
  toldBy: moment,
  /** They have the money for it back by then. */
  refundedBy: moment,
  /** Days within which any other refund comes the way it was paid. */
  refundDays: count,
});
export type RefundPromise = z.infer<typeof refundPromise>;
