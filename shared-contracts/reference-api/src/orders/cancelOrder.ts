import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { returnPromoUse } from './redeemPromo';
import { type Pieces, returnStock } from './stock';

interface Cancellation {
  order: LockedOrder;
  /** Reason, for the order's history. */
  note: string;
  now: Date;
}

/**
 * Cancels an order that `lockOrder` holds and that is not cancelled yet: its pieces are
 * returned to stock, the use of its promo code is given back, pending payments are cancelled, and a paid one becomes due to be refunded.
 * @returns the pieces returned, and the payment to refund once the transaction is committed
 */
export async function cancelOrder(
  trx: DatabaseTransaction,
  { order, note, now }: Cancellation,
): Promise<{ returned: Pieces[]; refundUuid: string | undefined }> {
  // The lock alone makes this safe; a caller that forgot it must not return stock twice.
  if (order.status === 'cancelled') throw new Error('this order is cancelled already');
  const { uuid: orderUuid } = order;
  const returned = await trx
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select(['orderItems.productUuid', 'orderItems.variantUuid', 'orderItems.quantity'])
    .where('parcels.orderUuid', '=', orderUuid)
    .execute();
  await returnStock(trx, returned);
  await returnPromoUse(trx, orderUuid);
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
    // It stays paid until `refundPayment` has refunded it.
    .set({ status, paymentExpiresAt: null, ...(due ? {} : { paymentStatus: status }) })
    .where('uuid', '=', orderUuid)
    .execute();
  await trx
    .insertInto('orderStatusChanges')
    .values({ orderUuid, parcelUuid: null, status, note, changedAt: now })
    .execute();
  return { returned, refundUuid: due?.uuid };
}

/** True while an order may be cancelled: it is not cancelled yet, and nothing of it was sent. */
export function isCancellable(
  order: { status: OrderStatus },
  parcels: readonly { status: OrderStatus }[],
): boolean {
  if (order.status === 'cancelled') return false;
  return parcels.every(({ status }) => status !== 'shipped' && status !== 'delivered');
}
