import type { Order } from '@marketplace/contracts/api/orders';
import { toTaka } from '@marketplace/contracts/commerce/money';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { refundDueBy } from '../delivery-terms/refundTerms';
import { readRefundWays, USUAL_WAY } from '../delivery-terms/refundWays';

/** Sorts refunds by the time at which they became due. At the same time, parts come first. */
const byDueTime = (a: Back, b: Back) =>
  Number(a.settledAt ?? a.createdAt) - Number(b.settledAt ?? b.createdAt) ||
  (a.partNumber ?? MAX_PARTS) - (b.partNumber ?? MAX_PARTS);

type Back = { settledAt: Date | null; createdAt: Date; partNumber: number | null };
const MAX_PARTS = Number.MAX_SAFE_INTEGER;

type Facts = Required<Pick<Order, 'isPaymentConfirming' | 'payments' | 'refunds'>>;
type PaidOrder = Pick<Order, 'uuid' | 'paymentStatus'>;

const isBack = (status: string) => status === 'refund-due' || status === 'refunded';

/** SQL that is true if a wrong amount was paid and no later payment of the order has failed. */
const isOtherAmount = sql<boolean>`received_paisa is not null and not exists (
  select from payments later where later.order_uuid = payments.order_uuid
    and later.status = 'failed' and later.settled_at > payments.settled_at)`;

/**
 * Reads what orders show about their payments: the money that was received, refunds, and whether a
 * payment is being confirmed.
 * @param isLate function that is true if the refund of a payment has missed its deadline
 * @returns a function that returns these facts for one of the orders
 */
export async function readPaymentFacts(
  db: Database,
  orderUuids: string[],
  isLate: (kind: 'refund', paymentUuid: string) => boolean,
): Promise<(order: PaidOrder) => Facts> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .select(isOtherAmount.as('isOtherAmount'))
    .where('orderUuid', 'in', orderUuids)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['paid', 'refund-due', 'refunded']),
        eb.and([eb('status', '=', 'pending'), eb('returnedAt', 'is not', null)]),
      ]),
    )
    .orderBy('createdAt')
    .execute();
  const ways = await readRefundWays(
    db,
    payments.filter(({ status }) => isBack(status)).map(({ uuid }) => uuid),
  );
  return ({ uuid, paymentStatus }) => {
    const own = payments.filter(({ orderUuid }) => orderUuid === uuid);
    const settled = own.filter(({ status }) => status !== 'pending');
    const back = settled.filter(({ status }) => isBack(status)).sort(byDueTime);
    const partsOf = (whole: string) =>
      settled
        .filter(({ partOf }) => partOf === whole)
        .reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
    const received = settled.filter(({ partOf }) => partOf === null);
    return {
      isPaymentConfirming: paymentStatus !== 'paid' && settled.length < own.length,
      payments: received.map(({ uuid: whole, amountPaisa, receivedPaisa, method, paidAt }) => ({
        amount: toTaka(receivedPaisa ?? amountPaisa + partsOf(whole)),
        method,
        paidAt: paidAt?.toISOString() ?? null,
      })),
      refunds: back.map(({ amountPaisa, receivedPaisa, method, status, ...moments }) => {
        const refundedAt = moments.refundedAt ?? moments.settledAt ?? moments.createdAt;
        return {
          uuid: moments.uuid,
          amount: toTaka(receivedPaisa ?? amountPaisa),
          method,
          dueBy: refundDueBy(moments).toISOString(),
          refundedAt: status === 'refunded' ? refundedAt.toISOString() : null,
          isLate: status !== 'refunded' && isLate('refund', moments.uuid),
          isOtherAmount: moments.isOtherAmount,
          ...(ways.get(moments.uuid) ?? USUAL_WAY),
        };
      }),
    };
  };
}
