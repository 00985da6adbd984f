import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import { toTaka } from '../database/money';
import { type PaymentContext, payBack } from '../payments/payBack';
import { countSold } from './countSold';
import { giveUpOrder } from './giveUpOrder';
import { isCancellable } from './isCancellable';
import { lockByNumber } from './lockByNumber';
import { OrderRefusal } from './OrderRefusal';

interface Refund {
  orderNumber: number;
  reason?: string;
}

/**
 * Gives back what was paid for an order. One that was not sent yet is cancelled with it: nothing is
 * sent that is not paid for. What was sent stays sent.
 * @returns what came of it, in one sentence
 * @throws OrderRefusal when nothing was paid; Error when the gateway does not give it back
 */
export async function refundOrder(
  context: PaymentContext,
  { orderNumber, reason }: Refund,
): Promise<string> {
  const { db, now } = context;
  const note = reason ? `Paid back by the shop: ${reason}` : 'Paid back by the shop';
  const { payment, returned } = await db.transaction().execute(async (trx) => {
    const order = await lockByNumber(trx, orderNumber);
    const found = await trx
      .selectFrom('payments')
      .select(['uuid', 'status', 'amountPaisa', 'method'])
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
      const givenUp = await giveUpOrder(trx, { order, note, now: now() });
      return { payment: found, returned: givenUp.returned };
    }
    await trx
      .updateTable('payments')
      .set({ status: 'refund-due', note, settledAt: now() })
      .where('uuid', '=', found.uuid)
      .execute();
    return { payment: found, returned: undefined };
  });
  if (returned) await countSold(context, returned, -1);
  await payBack(context, payment.uuid);
  const amount = formatTaka(toTaka(payment.amountPaisa));
  const by = payment.method === 'cash-on-delivery' ? ' Hand it over in cash.' : '';
  const cancelled = returned ? ' It was not sent yet and is cancelled.' : '';
  return `${amount} of order ${orderNumber} is paid back.${by}${cancelled}`;
}
