import { inTransaction } from '../database/inTransaction';
import type { LockedOrder } from '../database/locks';
import { recordAct } from '../database/operatorActs';
import type { DatabaseTransaction } from '../database/schema';
import { isManual } from '../delivery-terms/manualRefunds';
import { undeliverableRefundBy } from '../delivery-terms/refundTerms';
import { type PaymentContext, refundPayment } from '../payments/refundPayment';
import { cancelOrder, isCancellable } from './cancelOrder';
import { lockOrderByNumber, OrderRefusal } from './lockOrderByNumber';
import { writeAmounts } from './manualRefund';
import { readReplaced } from './readReplaced';
import type { Pieces } from './stock';
import { updateSoldCounts } from './updateSoldCounts';

/** Tells an operator how to pay back a cash order. */
export const PAID_IN_CASH =
  'The order was paid in cash: the command late says to which account it goes, and how to record it.';

interface Refund {
  orderNumber: number;
  /** Name of the operator, for the audit log. */
  operator: string;
  reason?: string;
  /** If true, refunds the order even if another refund of it is already due. */
  isWhole?: boolean;
}

/**
 * Refunds an order on an operator's command. If no parcel was sent yet, the goods count as
 * undeliverable: the order is cancelled, the refund has a shorter deadline, and the customer gets
 * an SMS (`sendOrderMessages`). Parcels that were sent keep their status. A cash refund stays due
 * until an operator has paid it, because the customer or guest can name an account. If there is no
 * paid payment, but a refund that is already due, only tries this refund again.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if the order does not exist, there is nothing to refund, or another refund
 * is due; Error if the payment gateway does not refund the payment
 */
export async function refundOrder(
  context: PaymentContext,
  { orderNumber, operator, reason, isWhole = false }: Refund,
): Promise<string> {
  const { db, now } = context;
  const note = reason ? `Paid back by the shop: ${reason}` : 'Paid back by the shop';
  const made = await inTransaction(db, async (trx) => {
    const order = await lockOrderByNumber(trx, orderNumber);
    const [paid, ...due] = await readRefundable(trx, order);
    if (!paid) {
      throw new OrderRefusal(`Nothing was paid for order ${orderNumber} that is to be paid back.`);
    }
    if (paid.status === 'refund-due') return undefined;
    if (due.length > 0 && !isWhole) {
      throw new OrderRefusal(
        `${writeAmounts(due)} of order ${orderNumber} is due already. Run refund ${orderNumber} --retry to pay only that back, or refund ${orderNumber} --whole to pay back ${writeAmounts([paid])} too.`,
      );
    }
    const returned = await makeDue(trx, order, { paymentUuid: paid.uuid, note, now: now() });
    await recordAct(trx, {
      operator,
      act: 'refund-order',
      subjectUuid: paid.uuid,
      actedAt: now(),
      before: { status: paid.status },
      after: { status: 'refund-due', note },
    });
    return { paid, due, returned };
  });
  if (!made) return retryRefunds(context, orderNumber);
  const { paid, due, returned } = made;
  if (returned) await updateSoldCounts(context, returned, -1);
  if (paid.method === 'cash-on-delivery') {
    return `${writeAmounts([paid])} of order ${orderNumber} is to be paid back. ${PAID_IN_CASH}`;
  }
  await refundPayment(context, paid.uuid);
  const notice = returned ? ' It was not sent yet and is cancelled.' : '';
  const done = [paid, ...(await keepRefunded(context, due))];
  return `${writeAmounts(done)} of order ${orderNumber} is paid back.${notice}`;
}

/** Returns those of several due refunds that were made meanwhile, together with another refund. */
async function keepRefunded<Refund extends { uuid: string }>(
  { db }: PaymentContext,
  due: Refund[],
): Promise<Refund[]> {
  if (due.length === 0) return [];
  const refunded = await db
    .selectFrom('payments')
    .select('uuid')
    .where('status', '=', 'refunded')
    .where(
      'uuid',
      'in',
      due.map(({ uuid }) => uuid),
    )
    .execute();
  return due.filter((each) => refunded.some(({ uuid }) => uuid === each.uuid));
}

/**
 * Tries the due refunds of an order again, except those that a person has to make. Changes nothing
 * else in the order.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if the order does not exist or has no due refund for a gateway; Error if a
 * payment gateway does not refund
 */
export async function retryRefunds(context: PaymentContext, orderNumber: number): Promise<string> {
  const refundable = await inTransaction(context.db, async (trx) => {
    return readRefundable(trx, await lockOrderByNumber(trx, orderNumber));
  });
  const due = refundable.filter(({ status, isManual }) => status === 'refund-due' && !isManual);
  if (due.length === 0) {
    throw new OrderRefusal(
      `No refund of order ${orderNumber} is due at a gateway; late lists those that you make by hand.`,
    );
  }
  for (const { uuid } of due) await refundPayment(context, uuid);
  return `${writeAmounts(due)} of order ${orderNumber} is paid back.`;
}

/** Reads the paid payment of an order, then its due refunds in the order in which they are made. */
const readRefundable = (trx: DatabaseTransaction, { uuid }: LockedOrder) =>
  trx
    .selectFrom('payments')
    .select(['uuid', 'status', 'amountPaisa', 'receivedPaisa', 'method'])
    .select(isManual().as('isManual'))
    .where('orderUuid', '=', uuid)
    .where('status', 'in', ['paid', 'refund-due'])
    .orderBy('status')
    .orderBy('partNumber')
    .execute();

/**
 * Makes the paid payment of an order due for refund. Cancels the order if no parcel was sent.
 * @returns the pieces that were returned to stock; `undefined` if the order is not cancelled
 */
async function makeDue(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { paymentUuid, note, now }: { paymentUuid: string; note: string; now: Date },
): Promise<Pieces[] | undefined> {
  const parcels = await trx
    .selectFrom('parcels')
    .select('status')
    .where('orderUuid', '=', order.uuid)
    .execute();
  const payment = trx.updateTable('payments').where('uuid', '=', paymentUuid);
  const isReplaced = (await readReplaced(trx, [order.uuid])).orders.has(order.uuid);
  if (isReplaced || !isCancellable(order, parcels)) {
    await payment.set({ status: 'refund-due', note, settledAt: now }).execute();
    return undefined;
  }
  const { returned } = await cancelOrder(trx, { order, note, isUndeliverable: true, now });
  await payment.set({ refundDueBy: undeliverableRefundBy(now) }).execute();
  return returned;
}
