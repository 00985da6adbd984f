import { type LockedOrder, lockOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { GatewayMethod, Verdict } from '../providers/PaymentGateway';
import { type PaymentContext, tryRefund } from './refundPayment';

/**
 * Records the outcome of a payment as its gateway reports it. Money taken is never lost and never
 * counted twice: `paid` is final, and wins over a `failed` or `cancelled` that came before or comes
 * after. A payment the order cannot use any more is refunded.
 * @throws ApiProblem 404 unknown reference, 409 another amount than was asked for
 */
export async function settlePayment(
  context: PaymentContext,
  method: GatewayMethod,
  verdict: Verdict,
): Promise<void> {
  const { db, log, now } = context;
  const refundUuid = await db.transaction().execute(async (trx) => {
    const found = await findPayment(trx, method, verdict.reference);
    const order = found && (await lockOrder(trx, found.orderUuid));
    // Read again under the order's lock, which every change of its payments takes first.
    const payment = order && (await findPayment(trx, method, verdict.reference));
    if (!payment) throw notFound('That payment');
    if (payment.amountPaisa !== verdict.amountPaisa) {
      log.error({ paymentUuid: payment.uuid, verdict }, 'a gateway names another amount');
      throw new ApiProblem(409, 'amount-mismatch', 'This is not the amount that was asked for');
    }
    if (['paid', 'refund-due', 'refunded'].includes(payment.status)) return undefined;
    if (verdict.outcome === 'paid') return capture(trx, order, payment.uuid, method, now());
    const { outcome } = verdict;
    if (outcome !== 'pending' && payment.status === 'pending') {
      await closeUnpaidPayment(trx, order, { uuid: payment.uuid, outcome, now: now() });
    }
    return undefined;
  });
  if (refundUuid) await tryRefund(context, refundUuid);
}

const findPayment = (trx: DatabaseTransaction, method: GatewayMethod, reference: string) =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where('method', '=', method)
    .where('reference', '=', reference)
    .executeTakeFirst();

/** @returns the payment's uuid when it has to be refunded */
async function capture(
  trx: DatabaseTransaction,
  order: LockedOrder,
  uuid: string,
  method: GatewayMethod,
  now: Date,
): Promise<string | undefined> {
  const refundReason = await findRefundReason(trx, order);
  await trx
    .updateTable('payments')
    .set({ status: refundReason ? 'refund-due' : 'paid', note: refundReason, settledAt: now })
    .where('uuid', '=', uuid)
    .execute();
  if (refundReason) return uuid;
  await trx
    .updateTable('payments')
    .set({ status: 'cancelled', settledAt: now })
    .where('orderUuid', '=', order.uuid)
    .where('method', '=', 'cash-on-delivery')
    .where('status', '=', 'pending')
    .execute();
  await trx
    .updateTable('orders')
    .set({ paymentStatus: 'paid', paymentMethod: method, paymentExpiresAt: null })
    .where('uuid', '=', order.uuid)
    .execute();
  return undefined;
}

async function findRefundReason(
  trx: DatabaseTransaction,
  order: LockedOrder,
): Promise<string | null> {
  if (order.status === 'cancelled') return 'It came after the order was cancelled';
  if (order.paymentStatus === 'paid') return 'The order was paid already';
  if (order.paymentStatus === 'refunded') return 'The order was paid and paid back already';
  if (order.paymentMethod !== 'cash-on-delivery') return null;
  const sent = await trx
    .selectFrom('parcels')
    .select('uuid')
    .where('orderUuid', '=', order.uuid)
    .where('status', 'in', ['shipped', 'delivered'])
    .executeTakeFirst();
  return sent ? 'The order is paid to the courier' : null;
}

interface Ended {
  uuid: string;
  outcome: 'failed' | 'cancelled';
  now: Date;
}

/** Closes a payment that took no money; the order shows it unless another payment is pending. */
export async function closeUnpaidPayment(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { uuid, outcome, now }: Ended,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: outcome, settledAt: now })
    .where('uuid', '=', uuid)
    .where('status', '=', 'pending')
    .execute();
  if (order.status === 'cancelled' || order.paymentStatus !== 'pending') return;
  const other = await trx
    .selectFrom('payments')
    .select('uuid')
    .where('orderUuid', '=', order.uuid)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (other) return;
  await trx
    .updateTable('orders')
    .set({ paymentStatus: outcome })
    .where('uuid', '=', order.uuid)
    .execute();
}
