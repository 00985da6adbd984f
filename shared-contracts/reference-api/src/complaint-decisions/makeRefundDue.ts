import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { splitPayment } from '../payments/splitPayment';

interface Refund {
  order: LockedOrder;
  /** True if the parcel of the refunded pieces is delivered, and its cash is therefore paid. */
  isDelivered: boolean;
  amountPaisa: number;
  now: Date;
}

const NOTE = 'Paid back after a complaint';

/**
 * Makes a part of an order's payment due for refund, or the whole payment if the amounts are equal.
 * `tryRefund` then pays it back.
 * @returns uuid and method of the payment to refund; `undefined` if no payment covers the amount
 */
export async function makeRefundDue(
  trx: DatabaseTransaction,
  { order, isDelivered, amountPaisa, now }: Refund,
): Promise<{ uuid: string; method: PaymentMethod } | undefined> {
  const payment = await findPayment(trx, order, isDelivered);
  if (!payment || payment.amountPaisa < amountPaisa) return undefined;
  const { uuid: paymentUuid, method, status } = payment;
  const change = trx.updateTable('payments').where('uuid', '=', paymentUuid);
  if (payment.amountPaisa === amountPaisa) {
    await change.set({ status: 'refund-due', note: NOTE, settledAt: now }).execute();
    return { uuid: paymentUuid, method };
  }
  // Only a paid payment can be split. Cash is pending until all parcels are delivered, so it counts
  // as paid during the split.
  if (status === 'pending') await change.set({ status: 'paid', paidAt: now }).execute();
  const part = { paymentUuid, partPaisa: amountPaisa, note: NOTE, now };
  const uuid = await splitPayment(trx, part);
  if (status === 'pending') await change.set({ status, paidAt: null }).execute();
  return { uuid, method };
}

const findPayment = (trx: DatabaseTransaction, { uuid }: LockedOrder, isDelivered: boolean) =>
  trx
    .selectFrom('payments')
    .select(['uuid', 'method', 'status', 'amountPaisa'])
    .where('orderUuid', '=', uuid)
    .where(({ or, and, eb, lit }) =>
      or([
        eb('status', '=', 'paid'),
        and([
          lit(isDelivered),
          eb('status', '=', 'pending'),
          eb('method', '=', 'cash-on-delivery'),
        ]),
      ]),
    )
    .orderBy('status')
    .executeTakeFirst();
