import { randomUUID } from 'node:crypto';
import { type LockedOrder, lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import type { OrderRules } from '../http/OrderRules';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { assertCashLimits } from './cashLimits';
import { paymentExpiry } from './paymentRules';
import { assertHoldLimits, findScarceInOrder } from './unpaidHolds';

const CASH = 'cash-on-delivery' as const;

interface Begun {
  uuid: string;
  method: GatewayMethod;
  returnPath: string;
  /** The order's phone, with +88. `lockPhoneOf` must have locked it before the order was locked. */
  phone: string;
  /** Network address of the payer, from `networkOf`. */
  network: string;
  rules: OrderRules;
  now: Date;
}

/**
 * Stores a pending payment before it is opened at its payment gateway, and cancels the order's
 * pending cash payment. The order gets the payment's method, the payment status `pending` and a
 * deadline.
 * @returns the invoice: the shop's own id of the payment at the payment gateway
 * @throws ApiProblem 409 `unpaid-limit` if a cash order would exceed a limit for unpaid orders
 */
export async function beginPayment(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { uuid, method, returnPath, phone, network, rules, now }: Begun,
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
  // If the order already has a deadline, the deadline does not change. A cash order has no deadline
  // yet, and from now on counts as an unpaid online order.
  const isNewHold = order.paymentExpiresAt === null;
  const scarce = isNewHold ? await findScarceInOrder(trx, phone, order.uuid) : [];
  await trx
    .updateTable('orders')
    .set({
      paymentMethod: method,
      paymentStatus: 'pending',
      paymentExpiresAt: order.paymentExpiresAt ?? paymentExpiry(now, scarce.length > 0),
    })
    .where('uuid', '=', order.uuid)
    .execute();
  if (isNewHold) {
    await assertHoldLimits(trx, rules, { orderUuid: order.uuid, phone, network, scarce, now });
  }
  return invoice;
}

/**
 * Changes an order to cash on delivery, unless it is already a cash order. Cash orders never
 * expire.
 * @param phone the order's phone, with +88. `lockPhoneOf` must have locked it before the order
 * @throws ApiProblem 409 if one of the order's phones exceeds a limit of open cash orders
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
 * Changes an order back to cash, because its online payment could not be opened. Does nothing if
 * the order is cancelled, paid, refunded or already a cash order. Checks no limits, because the
 * order was a cash order before.
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
 * Locks the phone of an order's guest or customer until the transaction ends. Call this before
 * locking the order. A sign-up locks in the same order, so that the transactions never deadlock.
 * @returns the phone of the guest or customer, with +88; undefined if the order does not exist
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
