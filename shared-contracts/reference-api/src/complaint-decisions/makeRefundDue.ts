import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { splitPayment } from '../payments/splitPayment';

interface Refund {
  order: LockedOrder;
  amountPaisa: number;
  now: Date;
}

const NOTE = 'Paid back after a complaint';

/**
 * Makes a part of an order's payment due for refund, or the payment itself if nothing else is left
 * of it. `tryRefund` then pays it back.
 * @returns uuid and method of the payment to refund; `undefined` if not that much is paid and kept
 */
export async function makeRefundDue(
  trx: DatabaseTransaction,
  { order, amountPaisa, now }: Refund,
): Promise<{ uuid: string; method: PaymentMethod } | undefined> {
  const payment = await trx
    .selectFrom('payments')
    .select(['uuid', 'method', 'amountPaisa'])
    .where('orderUuid', '=', order.uuid)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (!payment || payment.amountPaisa < amountPaisa) return undefined;
  const { uuid: paymentUuid, method } = payment;
  if (payment.amountPaisa > amountPaisa) {
    const part = { paymentUuid, partPaisa: amountPaisa, note: NOTE, now };
    return { uuid: await splitPayment(trx, part), method };
  }
  await trx
    .updateTable('payments')
    .set({ status: 'refund-due', note: NOTE, settledAt: now })
    .where('uuid', '=', paymentUuid)
    .execute();
  return { uuid: paymentUuid, method };
}
