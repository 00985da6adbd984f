import { randomUUID } from 'node:crypto';
import { type LockedOrder, lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import type { OrderRules } from '../http/OrderRules';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { assertCashLimits } from './cashLimits';
import { paymentExpiry } from './paymentRules';

const CASH = 'cash-on-delivery' as const;

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
    .where('method', '=', CASH)
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
 * @param phone with +88, which `lockPhoneOf` locked before the order
 * @throws ApiProblem 409 past the cash orders that its phones may have on the way
 */
export async function beginCash(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { phone, rules, now }: { phone: string; rules: OrderRules; now: Date },
): Promise<void> {
  if (order.paymentMethod === CASH) return;
  await writeCash(trx, order, now);
  await assertCashLimits(trx, rules, { phone, shippingAddress: order.shippingAddress });
}

/**
 * Makes a cash order of one whose online payment could not be opened, as it was before. It counted
 * among the cash orders of its phone already, and so no limit applies.
 */
export async function restoreCash(
  trx: DatabaseTransaction,
  order: LockedOrder,
  now: Date,
): Promise<void> {
  const isUnpaid = order.paymentStatus !== 'paid' && order.paymentStatus !== 'refunded';
  if (order.status === 'cancelled' || order.paymentMethod === CASH || !isUnpaid) return;
  await writeCash(trx, order, now);
}

async function writeCash(trx: DatabaseTransaction, order: LockedOrder, now: Date): Promise<void> {
  await trx
    .insertInto('payments')
    .values({
      uuid: randomUUID(),
      orderUuid: order.uuid,
      method: CASH,
      status: 'pending',
      amountPaisa: order.totalPaisa,
      createdAt: now,
    })
    .execute();
  await trx
    .updateTable('orders')
    .set({ paymentMethod: CASH, paymentStatus: 'pending', paymentExpiresAt: null })
    .where('uuid', '=', order.uuid)
    .execute();
}

/**
 * Locks the phone an order is counted under, until the transaction ends. Before the order's own row:
 * a sign-up locks the phone first too, and then the orders of it.
 * @returns with +88, of the guest who ordered or of the customer; undefined where there is no such order
 */
export async function lockPhoneOf(
  trx: DatabaseTransaction,
  orderUuid: string,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('orders')
    .leftJoin('customers', 'customers.uuid', 'orders.customerUuid')
    .select(({ fn }) => fn.coalesce('orders.guestPhone', 'customers.phone').as('phone'))
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirst();
  const phone = found?.phone ?? undefined;
  if (phone !== undefined) await lockName(trx, phone);
  return phone;
}
