import type { DatabaseTransaction } from '../database/schema';
import type { LockedOrder } from './lockOrder';
import { type Pieces, returnStock } from './returnStock';

interface GivingUp {
  order: LockedOrder;
  /** Why, for the order's history. */
  note: string;
  now: Date;
}

/**
 * Cancels an order that `lockOrder` holds and that is not cancelled yet: its pieces go back on the
 * shelf, what it still waits to be paid is called off, and what was paid becomes due to be refunded.
 * @returns what went back, and the payment to give back once the transaction is through
 */
export async function giveUpOrder(
  trx: DatabaseTransaction,
  { order, note, now }: GivingUp,
): Promise<{ returned: Pieces[]; refundUuid: string | undefined }> {
  // The lock alone makes this safe; a caller that forgot it must not give stock back twice.
  if (order.status === 'cancelled') throw new Error('an order is given up once');
  const { uuid: orderUuid } = order;
  const returned = await trx
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select(['orderItems.productUuid', 'orderItems.variantUuid', 'orderItems.quantity'])
    .where('parcels.orderUuid', '=', orderUuid)
    .execute();
  await returnStock(trx, returned);
  const status = 'cancelled' as const;
  await trx.updateTable('parcels').set({ status }).where('orderUuid', '=', orderUuid).execute();
  await trx
    .updateTable('payments')
    .set({ status, settledAt: now })
    .where('orderUuid', '=', orderUuid)
    .where('status', '=', 'pending')
    .execute();
  const due = await trx
    .updateTable('payments')
    .set({ status: 'refund-due', note, settledAt: now })
    .where('orderUuid', '=', orderUuid)
    .where('status', '=', 'paid')
    .returning('uuid')
    .executeTakeFirst();
  await trx
    .updateTable('orders')
    // Paid until it is paid back: `payBack` says when that is.
    .set({ status, paymentExpiresAt: null, ...(due ? {} : { paymentStatus: status }) })
    .where('uuid', '=', orderUuid)
    .execute();
  await trx
    .insertInto('orderStatusChanges')
    .values({ orderUuid, parcelUuid: null, status, note, changedAt: now })
    .execute();
  return { returned, refundUuid: due?.uuid };
}
