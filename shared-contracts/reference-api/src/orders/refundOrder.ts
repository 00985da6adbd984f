import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { undeliverableRefundBy } from '../delivery-terms/refundTerms';
import { type PaymentContext, refundPayment } from '../payments/refundPayment';
import { cancelOrder, isCancellable } from './cancelOrder';
import { lockOrderByNumber, OrderRefusal } from './lockOrderByNumber';
import { updateSoldCounts } from './updateSoldCounts';

interface Refund {
  orderNumber: number;
  reason?: string;
}

/**
 * Refunds an order on an operator's command. If no parcel was sent yet, the goods count as
 * undeliverable: the order is cancelled, the refund has a shorter deadline, and the customer gets
 * an SMS (`sendOrderMessages`). Parcels that were sent keep their status. If there is no paid
 * payment, but a refund that is already due, only tries this refund again.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if the order does not exist or there is nothing to refund; Error if the
 * payment gateway does not refund the payment
 */
export async function refundOrder(
  context: PaymentContext,
  { orderNumber, reason }: Refund,
): Promise<string> {
  const { db, now } = context;
  const note = reason ? `Paid back by the shop: ${reason}` : 'Paid back by the shop';
  const { payment, returned } = await db.transaction().execute(async (trx) => {
    const order = await lockOrderByNumber(trx, orderNumber);
    const found = await trx
      .selectFrom('payments')
      .select(['uuid', 'status', 'amountPaisa', 'receivedPaisa', 'method'])
      .where('orderUuid', '=', order.uuid)
      .where('status', 'in', ['paid', 'refund-due'])
      .orderBy('status')
      .executeTakeFirst();
    if (!found) {
      throw new OrderRefusal(`Nothing was paid for order ${orderNumber} that is to be paid back.`);
    }
    if (found.status === 'refund-due') return { payment: found, returned: undefined };
    const parcels = await trx
      .selectFrom('parcels')
      .select('status')
      .where('orderUuid', '=', order.uuid)
      .execute();
    if (isCancellable(order, parcels)) {
      const cancelled = await cancelOrder(trx, {
        order,
        note,
        isUndeliverable: true,
        now: now(),
      });
      await trx
        .updateTable('payments')
        .set({ refundDueBy: undeliverableRefundBy(now()) })
        .where('uuid', '=', found.uuid)
        .execute();
      return { payment: found, returned: cancelled.returned };
    }
    await trx
      .updateTable('payments')
      .set({ status: 'refund-due', note, settledAt: now() })
      .where('uuid', '=', found.uuid)
      .execute();
    return { payment: found, returned: undefined };
  });
  if (returned) await updateSoldCounts(context, returned, -1);
  await refundPayment(context, payment.uuid);
  const amount = formatTaka(toTaka(payment.receivedPaisa ?? payment.amountPaisa), 'en');
  const by = payment.method === 'cash-on-delivery' ? ' Hand it over in cash.' : '';
  const notice = returned ? ' It was not sent yet and is cancelled.' : '';
  return `${amount} of order ${orderNumber} is paid back.${by}${notice}`;
}

/**
 * Records that a person has paid back the refund of an order that became due first, because its
 * gateway does not do it.
 * @returns one sentence about the result, for the terminal
 * @throws OrderRefusal if the order does not exist or no refund is due
 */
export async function recordRefund(context: PaymentContext, orderNumber: number): Promise<string> {
  const due = await context.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select(['payments.uuid', 'amountPaisa', 'receivedPaisa'])
    .where('orderNumber', '=', orderNumber)
    .where('payments.status', '=', 'refund-due')
    // Parts come before the payment that they are parts of.
    .orderBy(({ eb }) => eb('partOf', 'is', null))
    .orderBy('createdAt')
    .orderBy('payments.uuid')
    .executeTakeFirst();
  if (!due) throw new OrderRefusal(`No refund of order ${orderNumber} is due.`);
  await refundPayment(context, due.uuid, true);
  const amount = formatTaka(toTaka(due.receivedPaisa ?? due.amountPaisa), 'en');
  return `${amount} of order ${orderNumber} is recorded as paid back.`;
}
