import type { DatabaseTransaction } from '../database/schema';
import { type LockedOrder, lockOrder } from './lockOrder';
import { OrderRefusal } from './OrderRefusal';

/** Holds the order an operator named. */
export async function lockByNumber(
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
