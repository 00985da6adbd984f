import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { Verdict } from '../providers/PaymentGateway';
import type { PaymentContext } from './refundPayment';
import { settlePayment, wantsPayment } from './settlePayment';

/**
 * The fields of a payment that are needed to query its payment gateway. Cash payments, and payments
 * without a reference, are not queried.
 */
export interface OpenedPayment {
  uuid: string;
  method: PaymentMethod;
  reference: string | null;
  invoice: string;
}

/**
 * Queries the payment gateway of one payment and records the outcome. If the payment gateway does
 * not reply, a later round queries it again.
 * @returns the outcome; undefined if the payment has no payment gateway or no reference, the query
 * failed, or `settlePayment` refused the reply
 */
export async function queryGateway(
  context: PaymentContext,
  payment: OpenedPayment,
): Promise<Verdict['outcome'] | undefined> {
  const { db, log, now, payments } = context;
  const { uuid, method, reference, invoice } = payment;
  const gateway = method === 'cash-on-delivery' ? undefined : payments.gateways[method];
  if (!gateway || method === 'cash-on-delivery' || reference === null) return undefined;
  await db.updateTable('payments').set({ askedAt: now() }).where('uuid', '=', uuid).execute();
  const mayCapture = await isWanted(context, uuid);
  try {
    const verdict = await gateway.query({ reference, invoice, mayCapture });
    await settlePayment(context, method, verdict);
    return verdict.outcome;
  } catch (err) {
    log.warn({ err, paymentUuid: uuid }, 'a gateway did not answer');
    return undefined;
  }
}

/**
 * True if the payment is pending and its order still needs the money. Otherwise the query must not
 * capture the money, because a shopper who was told that a payment failed must not be charged for
 * it later.
 */
async function isWanted({ db }: PaymentContext, paymentUuid: string): Promise<boolean> {
  const order = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select(['orders.uuid', 'orders.status', 'orders.paymentStatus', 'orders.paymentMethod'])
    .where('payments.uuid', '=', paymentUuid)
    .where('payments.status', '=', 'pending')
    .executeTakeFirst();
  return order !== undefined && wantsPayment(db, order);
}

/** Queries the payment gateways of an order's pending payments and records the outcomes. */
export async function queryGateways(context: PaymentContext, orderUuid: string): Promise<void> {
  const pending = await context.db
    .selectFrom('payments')
    .select(['uuid', 'method', 'reference', 'invoice'])
    .where('orderUuid', '=', orderUuid)
    .where('status', '=', 'pending')
    .where('reference', 'is not', null)
    .execute();
  await Promise.all(pending.map((payment) => queryGateway(context, payment)));
}
