import { type LockedOrder, lockOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';

/** Locks the order an operator named. */
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

/** An operator's command was refused, for the reason given in one sentence for the terminal. */
export class OrderRefusal extends Error {}
