import * as z from 'zod/mini';
import { moment, taka, uuid } from './fields';
import { paymentMethod } from './payments';

/** Account to which a person pays a refund. */
export const refundWay = {
  /**
   * API extension: provider and last digits of the account to which the money goes or went, e.g.
   * `bKash ••••0001`; `null` if the customer has named none.
   */
  destination: z.nullish(z.string()),
  /**
   * API extension: true if the customer has to name an account (`chooseRefundAccount`), because the
   * order was paid in cash, or because the money cannot go back as it came.
   */
  needsAccount: z.optional(z.boolean()),
  /**
   * API extension: when an attempt to pay the money back was recorded as failed; `null` if none was,
   * or if the customer has named an account since.
   */
  failedAt: z.nullish(moment),
};

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
  ...refundWay,
});
export type OrderRefund = z.infer<typeof orderRefund>;
