import { randomUUID } from 'node:crypto';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { isSettled } from '../complaints/isSettled';
import { type LockedComplaint, lockCase } from '../complaints/lockCase';
import { inTransaction } from '../database/inTransaction';
import { type LockedOrder, lockOrder } from '../database/locks';
import { recordAct } from '../database/operatorActs';
import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { PAID_IN_CASH } from '../orders/refundOrder';
import { type PaymentContext, tryRefund } from '../payments/refundPayment';
import { makeRefundDue } from './makeRefundDue';
import { type CasePieces, readCasePieces } from './readCasePieces';
import { replacePieces } from './replacePieces';

export interface Decision {
  uuid: string;
  /** Name of the operator. */
  operator: string;
  kind: 'refund' | 'replacement' | 'refusal';
  /** Reason for the decision, which the customer reads. */
  reason: string;
  /** Number of granted pieces; by default all pieces of the complaint. */
  quantity?: number;
  /** Refunded amount in paisa; by default what was paid for the pieces. */
  amountPaisa?: number;
}

/**
 * Decides a complaint on an operator's command: refunds pieces, replaces them, or refuses. Payment,
 * stock and outcome change in one transaction. The payment gateway is called after the commit.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if the complaint is settled, or if pieces, money or stock do not allow the
 * decision; ApiProblem 404 if there is no such complaint
 */
export async function decideCase(context: PaymentContext, decision: Decision): Promise<string> {
  const { db, now } = context;
  const { uuid, kind } = decision;
  const paid = await inTransaction(db, async (trx) => {
    const order = await lockOrderOfCase(trx, uuid);
    const { complaint } = await lockCase(trx, uuid);
    if (isSettled(complaint)) throw new OrderRefusal(`The complaint ${uuid} is settled already.`);
    const pieces = kind === 'refusal' ? 0 : (decision.quantity ?? complaint.quantity);
    if (pieces > complaint.quantity) {
      throw new OrderRefusal(`The complaint is about ${complaint.quantity} pieces, not ${pieces}.`);
    }
    const about = { order, pieces: await readCasePieces(trx, order, complaint), now: now() };
    if (kind === 'replacement') await replacePieces(trx, order, about.pieces, pieces);
    const refund =
      kind === 'refund' ? await refundPieces(trx, about, pieces, decision.amountPaisa) : undefined;
    await writeOutcome(trx, decision, { complaint, quantity: pieces, refund, now: about.now });
    return refund;
  });
  if (!paid) return `The complaint ${uuid} is ${kind === 'refusal' ? 'refused' : 'settled'}.`;
  await tryRefund(context, paid.uuid);
  const amount = formatTaka(toTaka(paid.amountPaisa), 'en');
  const by = paid.method === 'cash-on-delivery' ? ` ${PAID_IN_CASH}` : '';
  return `${amount} of the complaint ${uuid} is to be paid back.${by}`;
}

/** Locks a complaint's order. A change of an order locks the order before its complaints. */
async function lockOrderOfCase(trx: DatabaseTransaction, uuid: string): Promise<LockedOrder> {
  const found = await trx
    .selectFrom('complaints')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select('parcels.orderUuid')
    .where('complaints.uuid', '=', uuid)
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.orderUuid));
  if (!order) throw notFound('That complaint');
  return order;
}

interface About {
  order: LockedOrder;
  pieces: CasePieces;
  now: Date;
}

async function refundPieces(
  trx: DatabaseTransaction,
  { order, pieces, now }: About,
  quantity: number,
  wanted: number | undefined,
) {
  const most = pieces.valueOf(quantity) - pieces.ownPaisa;
  const amountPaisa = wanted ?? most;
  if (amountPaisa <= 0 || amountPaisa > most) {
    const limit = formatTaka(toTaka(Math.max(0, most)), 'en');
    throw new OrderRefusal(`At most ${limit} was paid for these pieces and can be paid back.`);
  }
  const isDelivered = pieces.parcelStatus === 'delivered';
  const added = await makeRefundDue(trx, { order, isDelivered, amountPaisa, now });
  if (!added) {
    const number = order.orderNumber;
    throw new OrderRefusal(`Not that much was paid for order ${number} that could be paid back.`);
  }
  return { ...added, amountPaisa };
}

interface Written {
  complaint: LockedComplaint;
  quantity: number;
  refund: { uuid: string; amountPaisa: number } | undefined;
  now: Date;
}

async function writeOutcome(
  trx: DatabaseTransaction,
  { uuid, operator, kind, reason }: Decision,
  { complaint, quantity, refund, now }: Written,
): Promise<void> {
  await trx
    .insertInto('complaintOutcomes')
    .values({
      uuid: randomUUID(),
      complaintUuid: uuid,
      round: complaint.reopenedAt ? 2 : 1,
      kind,
      quantity,
      refundUuid: refund?.uuid ?? null,
      reason,
      decidedAt: now,
    })
    .execute();
  const status = kind === 'refusal' ? 'rejected' : 'resolved';
  const takenUpAt = complaint.takenUpAt ?? now;
  await trx
    .updateTable('complaints')
    .set({ status, answer: reason, takenUpAt, settledAt: now })
    .where('uuid', '=', uuid)
    .execute();
  await recordAct(trx, {
    operator,
    act: kind,
    subjectUuid: uuid,
    actedAt: now,
    before: { status: complaint.status, takenUpAt: complaint.takenUpAt },
    after: { status, quantity, amountPaisa: refund?.amountPaisa ?? null, reason },
  });
}
