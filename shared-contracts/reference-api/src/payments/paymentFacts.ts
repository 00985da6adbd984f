import type { Order } from '@marketplace/contracts/api/orders';
import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Database } from '../database/schema';
import { LEGAL_TERMS } from '../promises/legalTerms';

const DAY_MS = 86_400_000;

type Facts = Required<Pick<Order, 'isPaymentConfirming' | 'refunds'>>;
type PaidOrder = Pick<Order, 'uuid' | 'paymentStatus'>;

/** Reads what orders say of their payments, beyond the status. */
export async function readPaymentFacts(
  db: Database,
  orderUuids: string[],
): Promise<(order: PaidOrder) => Facts> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('orderUuid', 'in', orderUuids)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['refund-due', 'refunded']),
        eb.and([eb('status', '=', 'pending'), eb('returnedAt', 'is not', null)]),
      ]),
    )
    .orderBy('createdAt')
    .execute();
  return ({ uuid, paymentStatus }) => {
    const own = payments.filter(({ orderUuid }) => orderUuid === uuid);
    const back = own.filter(({ status }) => status !== 'pending');
    return {
      isPaymentConfirming: paymentStatus !== 'paid' && back.length < own.length,
      refunds: back.map(({ amountPaisa, receivedPaisa, method, status, ...moments }) => {
        const since = moments.settledAt ?? moments.createdAt;
        const refundedAt = moments.refundedAt ?? since;
        return {
          amount: toTaka(receivedPaisa ?? amountPaisa),
          method,
          dueBy: new Date(since.getTime() + LEGAL_TERMS.refundDays * DAY_MS).toISOString(),
          refundedAt: status === 'refunded' ? refundedAt.toISOString() : null,
        };
      }),
    };
  };
}
