import { randomUUID } from 'node:crypto';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import type { OrderRules } from '../http/OrderRules';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { assertCashLimits } from './cashLimits';
import { paymentExpiry } from './paymentRules';

interface Begun {
  uuid: string;
  method: GatewayMethod;
  returnPath: string;
  now: Date;
}

/**
 * Writes a payment that is about to be opened at its gateway; its method becomes the order's.
 * @returns our name for it at the gateway
 */
export async function beginPayment(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { uuid, method, returnPath, now }: Begun,
): Promise<string> {
  await trx
    .updateTable('payments')
    .set({ status: 'cancelled', settledAt: now })
    .where('orderUuid', '=', order.uuid)
    .where('method', '=', 'cash-on-delivery')
    .where('status', '=', 'pending')
    .execute();
  const { invoice } = await trx
    .insertInto('payments')
    .values({
      uuid,
      orderUuid: order.uuid,
      method,
      status: 'pending',
      amountPaisa: order.totalPaisa,
      returnPath,
      createdAt: now,
    })
    .returning('invoice')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orders')
    .set({
      paymentMethod: method,
      paymentStatus: 'pending',
      // Trying again wins no time; only an order that waited for the courier has none running.
      paymentExpiresAt: order.paymentExpiresAt ?? paymentExpiry(now),
    })
    .where('uuid', '=', order.uuid)
    .execute();
  return invoice;
}

/**
 * Lets an order be paid to the courier; it then waits for ever.
 * @throws ApiProblem 409 past the cash orders that its phone may have on the way
 */
export async function beginCash(
  trx: DatabaseTransaction,
  order: LockedOrder,
  rules: OrderRules,
  now: Date,
): Promise<void> {
  const method = 'cash-on-delivery' as const;
  if (order.paymentMethod === method) return;
  await trx
    .insertInto('payments')
    .values({
      uuid: randomUUID(),
      orderUuid: order.uuid,
      method,
      status: 'pending',
      amountPaisa: order.totalPaisa,
      createdAt: now,
    })
    .execute();
  await trx
    .updateTable('orders')
    .set({ paymentMethod: method, paymentStatus: 'pending', paymentExpiresAt: null })
    .where('uuid', '=', order.uuid)
    .execute();
  await assertCashLimits(trx, rules, await phoneOf(trx, order));
}

async function phoneOf(trx: DatabaseTransaction, { customerUuid, guestPhone }: LockedOrder) {
  if (guestPhone !== null) return guestPhone;
  const { phone } = await trx
    .selectFrom('customers')
    .select('phone')
    .where('uuid', '=', customerUuid)
    .executeTakeFirstOrThrow();
  return phone;
}
