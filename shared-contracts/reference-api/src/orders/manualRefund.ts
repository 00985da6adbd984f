import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { readRefundWays } from '../delivery-terms/refundWays';
import {
  type PaymentContext,
  recordFailedRefund,
  recordManualRefund,
} from '../payments/refundPayment';
import { OrderRefusal } from './lockOrderByNumber';

/**
 * Records one due refund of an order that a person makes, because its gateway does not.
 * @param refundId the refund's id, which the command `late` prints
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if this refund of this order is not due
 */
export async function recordRefund(
  context: PaymentContext,
  orderNumber: number,
  refundId: string,
): Promise<string> {
  const refund = await findRefund(context, orderNumber, refundId);
  if (!refund || !(await recordManualRefund(context, refund.uuid))) {
    throw notDue(orderNumber, refundId);
  }
  const way = (await readRefundWays(context.db, [refund.uuid])).get(refund.uuid);
  const to = way?.destination ? ` to ${way.destination}` : '';
  return `${writeAmounts([refund])} of order ${orderNumber} is recorded as paid back${to}.`;
}

/**
 * Records that one due refund of an order could not be paid. The order page then asks the customer
 * for another account.
 * @param refundId the refund's id, which the command `late` prints
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if this refund of this order is not due
 */
export async function failRefund(
  context: PaymentContext,
  orderNumber: number,
  refundId: string,
): Promise<string> {
  const refund = await findRefund(context, orderNumber, refundId);
  if (!refund || !(await recordFailedRefund(context, refund.uuid))) {
    throw notDue(orderNumber, refundId);
  }
  const next = refund.customerUuid
    ? 'The customer is asked for another account.'
    : `It is a guest's order: ask ${refund.guestPhone} for an account.`;
  return `${writeAmounts([refund])} of order ${orderNumber} is recorded as not paid. ${next}`;
}

const notDue = (orderNumber: number, refundId: string) =>
  new OrderRefusal(`No refund ${refundId} of order ${orderNumber} is due.`);

const findRefund = ({ db }: PaymentContext, orderNumber: number, refundId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select(['payments.uuid', 'amountPaisa', 'receivedPaisa', 'customerUuid', 'guestPhone'])
    .where('orderNumber', '=', orderNumber)
    .where('invoice', '=', refundId)
    .executeTakeFirst();

interface Amount {
  amountPaisa: number;
  receivedPaisa: number | null;
}

/** Writes the sum of some payments in taka. */
export const writeAmounts = (amounts: Amount[]) =>
  formatTaka(
    toTaka(
      amounts.reduce(
        (sum, { amountPaisa, receivedPaisa }) => sum + (receivedPaisa ?? amountPaisa),
        0,
      ),
    ),
    'en',
  );
