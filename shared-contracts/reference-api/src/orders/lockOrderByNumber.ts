import { type LockedOrder, lockOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';

/**
 * Locks the order with a number that an operator has entered.
 * @throws OrderRefusal if no order has the number
 */
export async function lockOrderByNumber(
  trx: DatabaseTransaction,
  orderNumber: number,
): Promise<LockedOrder> {
  const found = await trx
    .selectFrom('orders')
    .select('uuid')
    .where('orderNumber', '=', orderNumber)
    .executeTakeFirst();
  const order = found && (await lockOrder(trx, found.uuid));
  if (!order) throw new OrderRefusal(`There is no order ${orderNumber}.`);
  return order;
}

/** Thrown if an operator's command is refused. The message is one sentence for the terminal. */
export class OrderRefusal extends Error {}
