import * as z from 'zod/mini';
import { moment, taka } from './fields';
import { paymentMethod } from './payments';

/** A refund of an order, which is made even if the customer does not ask for it. */
export const orderRefund = z.object({
  /** Amount in taka. */
  amount: taka,
  /** The method with which the customer paid, and by which the money goes back. */
  method: paymentMethod,
  /** Deadline of the refund. */
  dueBy: moment,
  /** When the money was paid back; `null` if the refund is still due. */
  refundedAt: z.nullable(moment),
  /**
   * True if the deadline has passed and the refund is still due; left out by a host that does not
   * check this.
   */
  isLate: z.optional(z.boolean()),
  /**
   * True if the amount of the last payment differs from the total of the order; left out by a host
   * that does not know.
   */
  isOtherAmount: z.optional(z.boolean()),
});
export type OrderRefund = z.infer<typeof orderRefund>;
