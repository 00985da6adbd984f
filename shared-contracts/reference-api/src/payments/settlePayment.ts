import { inTransaction } from '../database/inTransaction';
import { type LockedOrder, lockOrder } from '../database/locks';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import { queueMessage } from '../order-messages/queueMessage';
import { CURRENCY, type GatewayMethod, type Verdict } from '../providers/PaymentGateway';
import { type PaymentContext, tryRefund } from './refundPayment';
import { RISKY } from './riskyPayments';
import { splitPayment } from './splitPayment';
import { forgetHold } from './unpaidHolds';

/**
 * Records the outcome of a payment as its gateway reports it. Captured money must never get lost or
 * count twice. Therefore `paid` replaces `failed` and `cancelled`, but these never replace `paid`.
 * A payment that has a wrong amount, or that the order does not need, is refunded.
 * @throws ApiProblem 404 for an unknown payment; 409 if amount, currency or reference differ from
 * those of the payment
 */
export async function settlePayment(
  context: PaymentContext,
  method: GatewayMethod,
  verdict: Verdict,
): Promise<void> {
  const { db, log, now } = context;
  const settled = await inTransaction(db, async (trx): Promise<Settled> => {
    const found = await findPayment(trx, method, verdict.invoice);
    const order = found && (await lockOrder(trx, found.orderUuid));
    // Reads the payment again now that the order is locked, because a payment's status changes only
    // under this lock.
    const payment = order && (await findPayment(trx, method, verdict.invoice));
    if (!payment) throw notFound('That payment');
    return settle(trx, { order, payment, verdict, method, now: now() });
  });
  if (settled.refundUuid) await tryRefund(context, settled.refundUuid);
  if (settled.isHeld) {
    log.error({ method, invoice: verdict.invoice }, 'a provider rates a payment as a risk');
  }
  if (settled.isOtherAmount) {
    log.error({ paymentUuid: settled.refundUuid, verdict }, 'a gateway names another amount');
    throw new ApiProblem(409, 'amount-mismatch', 'This is not the amount that was asked for');
  }
}

interface Settled {
  /** Uuid of the payment to refund after the commit. */
  refundUuid?: string;
  isOtherAmount?: boolean;
  /**
   * True if the payment pays the order, but a person has to check the payment before the order is
   * sent.
   */
  isHeld?: boolean;
}

interface Settling {
  order: LockedOrder;
  payment: NonNullable<Awaited<ReturnType<typeof findPayment>>>;
  verdict: Verdict;
  method: GatewayMethod;
  now: Date;
}

async function settle(trx: DatabaseTransaction, settling: Settling): Promise<Settled> {
  const { order, payment, verdict, method, now } = settling;
  const { uuid } = payment;
  assertOurs(payment, verdict);
  if (payment.reference === null) {
    // A notification may arrive before the gateway's reply that contains the reference.
    const { reference } = verdict;
    await trx.updateTable('payments').set({ reference }).where('uuid', '=', uuid).execute();
  }
  if (['paid', 'refund-due', 'refunded'].includes(payment.status)) return {};
  if (verdict.outcome !== 'paid') {
    const { outcome } = verdict;
    const isEnded = outcome !== 'pending' && payment.status === 'pending';
    if (isEnded) await closeUnpaidPayment(trx, order, { uuid, outcome, now });
    return {};
  }
  const { amountPaisa, isRisky = false } = verdict;
  if (amountPaisa === payment.amountPaisa) {
    return capture(trx, order, { uuid, amountPaisa, method, isRisky, now });
  }
  await closeUnpaidPayment(trx, order, { uuid, outcome: 'failed', now });
  await setAside(trx, { uuid, amountPaisa, now });
  return { refundUuid: uuid, isOtherAmount: true };
}

function assertOurs(payment: { reference: string | null }, verdict: Verdict): void {
  if (payment.reference !== null && payment.reference !== verdict.reference) {
    throw new ApiProblem(409, 'reference-mismatch', 'This payment has another reference');
  }
  if (verdict.outcome === 'paid' && verdict.currency !== CURRENCY) {
    throw new ApiProblem(409, 'currency-mismatch', 'This is not the currency that was asked for');
  }
}

/** Marks a payment of a wrong amount as due for refund, because the order cannot use the money. */
async function setAside(
  trx: DatabaseTransaction,
  { uuid, amountPaisa, now }: { uuid: string; amountPaisa: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({
      status: 'refund-due',
      note: 'Another amount was paid',
      receivedPaisa: amountPaisa,
      settledAt: now,
      paidAt: now,
    })
    .where('uuid', '=', uuid)
    .execute();
}

const findPayment = (trx: DatabaseTransaction, method: GatewayMethod, invoice: string) =>
  trx
    .selectFrom('payments')
    .selectAll()
    .where('method', '=', method)
    .where('invoice', '=', invoice)
    .executeTakeFirst();

interface Captured {
  uuid: string;
  amountPaisa: number;
  method: GatewayMethod;
  isRisky: boolean;
  now: Date;
}

/**
 * Records captured money: the payment pays its order, or becomes due for refund. If a parcel was
 * cancelled after the payment had been started, only the amount for that parcel becomes due.
 */
async function capture(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { uuid, amountPaisa, method, isRisky, now }: Captured,
): Promise<Settled> {
  const refundReason = await findRefundReason(trx, order);
  await trx
    .updateTable('payments')
    .set({
      status: refundReason ? 'refund-due' : 'paid',
      note: refundReason ?? (isRisky ? RISKY : null),
      settledAt: now,
      paidAt: now,
    })
    .where('uuid', '=', uuid)
    .execute();
  if (refundReason) return { refundUuid: uuid };
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
  await forgetHold(trx, order.uuid);
  await queueMessage(trx, { orderUuid: order.uuid, kind: 'paid', now });
  const partPaisa = amountPaisa - order.totalPaisa;
  const note = 'A parcel was cancelled before the payment came';
  const refundUuid =
    partPaisa > 0
      ? await splitPayment(trx, { paymentUuid: uuid, partPaisa, note, now })
      : undefined;
  return { refundUuid, isHeld: isRisky };
}

type AskedOrder = Pick<LockedOrder, 'uuid' | 'status' | 'paymentStatus' | 'paymentMethod'>;

/**
 * True if the shop would keep an online payment of the order, and false if it would refund the
 * payment.
 */
export const wantsPayment = async (db: Database, order: AskedOrder): Promise<boolean> =>
  (await findRefundReason(db, order)) === null;

async function findRefundReason(
  db: Database | DatabaseTransaction,
  order: AskedOrder,
): Promise<string | null> {
  if (order.status === 'cancelled') return 'It came after the order was cancelled';
  if (order.paymentStatus === 'paid') return 'The order was paid already';
  if (order.paymentStatus === 'refunded') return 'The order was paid and paid back already';
  if (order.paymentMethod !== 'cash-on-delivery') return null;
  const sent = await db
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

/**
 * Closes a pending payment as failed or cancelled. If its order waits for money and has no other
 * pending payment, the order gets the same payment status. If that status is `failed`, this also
 * queues a message to the shopper.
 */
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
  // Queues no message, because shoppers know that they have cancelled the payment.
  if (outcome === 'cancelled') return;
  await queueMessage(trx, { orderUuid: order.uuid, kind: 'payment-failed', now });
}
