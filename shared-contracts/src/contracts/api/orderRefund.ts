import * as z from 'zod/mini';
import { moment, taka, uuid } from './fields';
import { paymentMethod } from './payments';

/** A refund of an order. The customer need not ask for it. */
export const orderRefund = z.object({
  /** API extension: distinguishes refunds of the same amount. */
  uuid: z.optional(uuid),
  /** Amount in taka. */
  amount: taka,
  /** Method with which the customer paid; the money goes back by the same method. */
  method: paymentMethod,
  /** Deadline of the refund. */
  dueBy: moment,
  /** Time at which the money was paid back; `null` if the refund is still due. */
  refundedAt: z.nullable(moment),
  /**
   * True if the deadline has passed and the refund is still due; left out by an API that does not
   * check this.
   */
  isLate: z.optional(z.boolean()),
  /**
   * True if the amount of the last payment differs from the total of the order; left out by an API
   * that does not know.
   */
  isOtherAmount: z.optional(z.boolean()),
});
export type OrderRefund = z.infer<typeof orderRefund>;
