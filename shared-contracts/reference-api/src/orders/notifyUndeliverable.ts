import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { Database, DataContext } from '../database/schema';
import type { Job } from '../http/Handlers';

const MAX_AT_ONCE = 100;
const { brandName } = defaultMarketConfig;

const MINUTE_MS = 60_000;
/**
 * Each delay is twice as long as the previous delay. The last attempt comes four hours after the
 * first.
 */
const MAX_TRIES = 8;

/**
 * Sends an SMS to customers whose paid order cannot be delivered and is refunded. Each process
 * counts an attempt before it sends, so only one process sends each SMS. If no provider accepts the
 * SMS or the process dies, a later round tries again.
 */
export const notifyUndeliverable: Job = async ({ db, now, messenger, log }) => {
  const untold = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['payments.uuid', 'orders.orderNumber', 'orders.guestPhone', 'customers.phone'])
    .select('payments.tellTries')
    .where('refundDueBy', 'is not', null)
    .where('toldAt', 'is', null)
    .where('tellTries', '<', MAX_TRIES)
    .where(({ or, eb }) => or([eb('tellAgainAt', 'is', null), eb('tellAgainAt', '<=', now())]))
    .orderBy('refundDueBy')
    .limit(MAX_AT_ONCE)
    .execute();
  const tell = async ({ uuid, orderNumber, tellTries, ...owner }: (typeof untold)[number]) => {
    const claimed = await db
      .updateTable('payments')
      .set({
        tellTries: tellTries + 1,
        tellAgainAt: new Date(now().getTime() + 2 ** (tellTries + 1) * MINUTE_MS),
      })
      .where('uuid', '=', uuid)
      .where('tellTries', '=', tellTries)
      .returning('uuid')
      .executeTakeFirst();
    const to = owner.phone ?? owner.guestPhone;
    if (!claimed || !to) return;
    const isTaken = await messenger.trySending({ to, channel: 'sms', text: textOf(orderNumber) });
    if (!isTaken) {
      const isLast = tellTries + 1 >= MAX_TRIES;
      if (isLast) log.error({ paymentUuid: uuid, orderNumber }, 'nobody was told of a refund');
      return;
    }
    await db.updateTable('payments').set({ toldAt: now() }).where('uuid', '=', uuid).execute();
  };
  await Promise.all(untold.map(tell));
};

/** Lists refunds for which every SMS attempt has failed. A person has to call these customers. */
export const listUntold = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(['orderNumber', 'method', 'invoice'])
    .select(({ fn }) => [
      fn.coalesce('customers.phone', 'orders.guestPhone').as('phone'),
      fn.coalesce('receivedPaisa', 'amountPaisa').as('paisa'),
    ])
    .where('refundDueBy', 'is not', null)
    .where('toldAt', 'is', null)
    .where('tellTries', '>=', MAX_TRIES)
    .orderBy('refundDueBy')
    .execute();

/**
 * Removes a refund from the list of `listUntold` after a person has called the customer.
 * @returns false if the list has no such invoice
 */
export async function closeUntold({ db, now }: DataContext, invoice: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ toldAt: now() })
    .where('invoice', '=', invoice)
    .where('refundDueBy', 'is not', null)
    .where('toldAt', 'is', null)
    .where('tellTries', '>=', MAX_TRIES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * One SMS in both languages. It has at most 70 characters, the limit of an SMS with Bangla letters.
 */
export const textOf = (orderNumber: number) =>
  `${brandName}: order ${orderNumber} cannot be sent, refunded. টাকা ফেরত পাবেন`;
