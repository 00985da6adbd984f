import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { Job } from '../http/Handlers';

const MAX_AT_ONCE = 100;
const { brandName } = defaultMarketConfig;

/**
 * Tells customers by text that what they paid for cannot be delivered and is refunded, within one round
 * of jobs after it is known. Writing the moment claims the message: of two processes one sends it.
 */
export const tellUndeliverable: Job = async ({ db, now, messenger }) => {
  const untold = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['payments.uuid', 'orders.orderNumber', 'orders.guestPhone', 'customers.phone'])
    .where('refundDueBy', 'is not', null)
    .where('toldAt', 'is', null)
    .orderBy('refundDueBy')
    .limit(MAX_AT_ONCE)
    .execute();
  for (const { uuid, orderNumber, phone, guestPhone } of untold) {
    const claimed = await db
      .updateTable('payments')
      .set({ toldAt: now() })
      .where('uuid', '=', uuid)
      .where('toldAt', 'is', null)
      .returning('uuid')
      .executeTakeFirst();
    const to = phone ?? guestPhone;
    if (claimed && to) messenger.send({ to, channel: 'sms', text: textOf(orderNumber) });
  }
};

/** In English and Bangla, in one text: with Bangla in it, it has 70 characters. */
export const textOf = (orderNumber: number) =>
  `${brandName}: order ${orderNumber} cannot be sent, refunded. টাকা ফেরত পাবেন`;
