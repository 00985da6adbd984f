import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { takePieces } from '../orders/stock';
import type { CasePieces } from './readCasePieces';

/**
 * Takes pieces from stock to replace the customer's pieces.
 * @throws OrderRefusal if the parcel is cancelled, the order is not paid, the pieces were refunded,
 * or too few pieces are in stock
 */
export async function replacePieces(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { item, parcelStatus, ownPaisa }: CasePieces,
  quantity: number,
): Promise<void> {
  const { orderNumber } = order;
  if (parcelStatus === 'cancelled') {
    throw new OrderRefusal(`The parcel of order ${orderNumber} is cancelled.`);
  }
  if (ownPaisa > 0) throw new OrderRefusal('Money was paid back for these pieces already.');
  if (!(await isPaidOrCash(trx, order))) {
    throw new OrderRefusal(`Order ${orderNumber} was not paid, or was paid back.`);
  }
  const taken = await takePieces(trx, { ...item, quantity });
  if (!taken) throw new OrderRefusal(`There are not ${quantity} pieces left to send.`);
}

/** Returns true if the order has a paid payment, or will be paid in cash. */
async function isPaidOrCash(trx: DatabaseTransaction, { uuid }: LockedOrder): Promise<boolean> {
  const payment = await trx
    .selectFrom('payments')
    .select('uuid')
    .where('orderUuid', '=', uuid)
    .where(({ or, and, eb }) =>
      or([
        eb('status', '=', 'paid'),
        and([eb('status', '=', 'pending'), eb('method', '=', 'cash-on-delivery')]),
      ]),
    )
    .executeTakeFirst();
  return payment !== undefined;
}
