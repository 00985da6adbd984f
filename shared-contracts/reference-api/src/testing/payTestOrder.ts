import { randomUUID } from 'node:crypto';
import type { Database } from '../database/schema';

/**
 * Pays an order of `createTestOrder` by bKash at the test payment gateway.
 * @returns uuid of the payment, and its reference at the payment gateway
 */
export async function payTestOrder(
  db: Database,
  orderUuid: string,
  now: Date,
): Promise<{ paymentUuid: string; reference: string }> {
  const paymentUuid = randomUUID();
  const reference = randomUUID();
  const method = 'bkash' as const;
  const { totalPaisa: amountPaisa } = await db
    .updateTable('orders')
    .set({ paymentMethod: method, paymentStatus: 'paid' })
    .where('uuid', '=', orderUuid)
    .returning('totalPaisa')
    .executeTakeFirstOrThrow();
  const payment = { uuid: paymentUuid, orderUuid, method, amountPaisa, reference };
  await db
    .insertInto('payments')
    .values({ ...payment, status: 'paid', paidAt: now, settledAt: now, createdAt: now })
    .execute();
  await db
    .insertInto('sandboxPayments')
    .values({ reference, method, paymentUuid, amountPaisa, returnPath: '/', outcome: 'paid' })
    .execute();
  return { paymentUuid, reference };
}
