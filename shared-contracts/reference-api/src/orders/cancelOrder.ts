import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { queueMessage } from '../order-messages/queueMessage';
import { assertNotReplaced } from './readReplaced';
import { returnPromoUse } from './redeemPromo';
import { type Pieces, returnStock } from './stock';

/**
 * Beginning of the note of an order or parcel that its customer has cancelled. The customer's own
 * reason may follow.
 */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by the customer';

interface Cancellation {
  order: LockedOrder;
  /** The reason, which the order's history shows. */
  note: string;
  /** True if the shop cannot deliver goods that were paid for. The customer must then be told. */
  isUndeliverable?: boolean;
  now: Date;
}

/**
 * Cancels an order that `lockOrder` has locked. Returns its pieces to stock, undoes its use of a
 * promo code, and cancels its pending payments. A completed payment becomes due for refund. Queues
 * a message to the customer.
 * @returns the returned pieces, and the uuid of the payment to refund after the commit
 * @throws ApiProblem 409 if pieces of the order were replaced; Error if the order is already
 * cancelled
 */
export async function cancelOrder(
  trx: DatabaseTransaction,
  { order, note, isUndeliverable = false, now }: Cancellation,
): Promise<{ returned: Pieces[]; refundUuid: string | undefined }> {
  // Happens only if a caller has not locked the order. Cancelling it again would return its pieces
  // to stock twice.
  if (order.status === 'cancelled') throw new Error('this order is cancelled already');
  const { uuid: orderUuid } = order;
  await assertNotReplaced(trx, { orderUuid });
  const returned = await trx
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select(['orderItems.productUuid', 'orderItems.variantUuid', 'orderItems.quantity'])
    .where('parcels.orderUuid', '=', orderUuid)
    // The pieces of a parcel that was cancelled alone are in stock already.
    .where('parcels.status', '!=', 'cancelled')
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
    // A paid order keeps the payment status `paid` until `refundPayment` succeeds.
    .set({ status, paymentExpiresAt: null, ...(due ? {} : { paymentStatus: status }) })
    .where('uuid', '=', orderUuid)
    .execute();
  await trx
    .insertInto('orderStatusChanges')
    .values({ orderUuid, parcelUuid: null, status, note, changedAt: now })
    .execute();
  await queueMessage(trx, {
    orderUuid,
    kind: isUndeliverable ? 'undeliverable' : 'cancelled',
    subjectUuid: isUndeliverable ? due?.uuid : undefined,
    now,
  });
  return { returned, refundUuid: due?.uuid };
}

/** True if the order is not cancelled and none of its parcels has been sent. */
export function isCancellable(
  order: { status: OrderStatus },
  parcels: readonly { status: OrderStatus }[],
): boolean {
  if (order.status === 'cancelled') return false;
  return parcels.every(({ status }) => status !== 'shipped' && status !== 'delivered');
}
