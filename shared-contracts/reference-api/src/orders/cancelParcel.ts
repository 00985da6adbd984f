import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import { splitPayment } from '../payments/splitPayment';
import { followSlowest } from './advanceOrder';
import { isDiscountEnded, readPromoMinimums } from './promoMinimums';
import { assertNotReplaced } from './readReplaced';
import { returnPromoUse } from './redeemPromo';
import { shareOf } from './shareOf';
import { type Pieces, returnStock } from './stock';

interface Parcel {
  uuid: string;
  status: OrderStatus;
  deliveryChargePaisa: number;
}

interface Cancellation {
  /** The order, which `lockOrder` has locked. */
  order: LockedOrder;
  parcel: Parcel;
  /** The order's other parcels, at least one of which is not cancelled. */
  others: readonly Parcel[];
  /** The reason, which the order's history shows. */
  note: string;
  now: Date;
}

/**
 * Cancels one of several parcels of an order. Returns the parcel's pieces to stock, subtracts its
 * amounts from the order, and makes the money paid for it due for refund. The order gets the status
 * of its slowest remaining parcel.
 * @returns the returned pieces, and the uuid of the payment to refund after the commit
 * @throws ApiProblem 409 if the rest of the order would cost nothing, or if pieces of the parcel
 * were replaced
 */
export async function cancelParcel(
  trx: DatabaseTransaction,
  { order, parcel, others, note, now }: Cancellation,
): Promise<{ returned: Pieces[]; refundUuid: string | undefined }> {
  await assertNotReplaced(trx, { parcelUuid: parcel.uuid });
  const items = await trx
    .selectFrom('orderItems')
    .select(['productUuid', 'variantUuid', 'quantity', 'totalPaisa'])
    .where('parcelUuid', '=', parcel.uuid)
    .execute();
  await returnStock(trx, items);
  const goodsPaisa = items.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
  const partPaisa = await reduceSums(trx, order, { goodsPaisa, parcel });
  const status = 'cancelled' as const;
  await trx.updateTable('parcels').set({ status }).where('uuid', '=', parcel.uuid).execute();
  await trx
    .insertInto('orderStatusChanges')
    .values({ orderUuid: order.uuid, parcelUuid: parcel.uuid, status, note, changedAt: now })
    .execute();
  const refundUuid = await reducePayment(trx, order, { partPaisa, note, now });
  const statuses = others.map((each) => each.status);
  await followSlowest(trx, order, statuses, now);
  return { returned: items, refundUuid };
}

/**
 * Takes a parcel's goods, its delivery charge and its share of the discount off an order. The share
 * is the whole discount if the rest is below the minimum of the promo code, but at most what the
 * parcel costs, so that the rest never costs more than the order did.
 * @returns by how much the order's total falls
 */
async function reduceSums(
  trx: DatabaseTransaction,
  { uuid, ...order }: LockedOrder,
  { goodsPaisa, parcel }: { goodsPaisa: number; parcel: Parcel },
): Promise<number> {
  const minimums = await readPromoMinimums(trx, [uuid]);
  const sharePaisa = isDiscountEnded(order, goodsPaisa, minimums.get(uuid))
    ? Math.min(order.discountPaisa, goodsPaisa + parcel.deliveryChargePaisa)
    : shareOf(order.discountPaisa, goodsPaisa, order.subtotalPaisa);
  const partPaisa = goodsPaisa + parcel.deliveryChargePaisa - sharePaisa;
  if (partPaisa >= order.totalPaisa) {
    throw new ApiProblem(
      409,
      'parcel-needed',
      'The rest of this order would cost nothing; cancel the whole order instead',
    );
  }
  const isCodeLost = order.discountPaisa > 0 && sharePaisa === order.discountPaisa;
  // The customer can then use the code for another order.
  if (isCodeLost) await returnPromoUse(trx, uuid);
  await trx
    .updateTable('orders')
    .set({
      ...(isCodeLost && { promoCode: null }),
      subtotalPaisa: order.subtotalPaisa - goodsPaisa,
      deliveryChargePaisa: order.deliveryChargePaisa - parcel.deliveryChargePaisa,
      discountPaisa: order.discountPaisa - sharePaisa,
      totalPaisa: order.totalPaisa - partPaisa,
    })
    .where('uuid', '=', uuid)
    .execute();
  return partPaisa;
}

interface Reduction {
  partPaisa: number;
  note: string;
  now: Date;
}

/**
 * Lowers the pending payment of a cash order, or makes a part of an online payment due for refund.
 * If an online payment is still pending, `settlePayment` makes the part due later.
 */
async function reducePayment(
  trx: DatabaseTransaction,
  { uuid: orderUuid }: LockedOrder,
  { partPaisa, note, now }: Reduction,
): Promise<string | undefined> {
  if (partPaisa === 0) return undefined;
  await trx
    .updateTable('payments')
    .set(({ eb }) => ({ amountPaisa: eb('amountPaisa', '-', partPaisa) }))
    .where('orderUuid', '=', orderUuid)
    .where('method', '=', 'cash-on-delivery')
    .where('status', '=', 'pending')
    .execute();
  const paid = await trx
    .selectFrom('payments')
    .select('uuid')
    .where('orderUuid', '=', orderUuid)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  return paid && splitPayment(trx, { paymentUuid: paid.uuid, partPaisa, note, now });
}

/** True if neither the parcel nor its order is cancelled, and the parcel was not sent. */
export const isParcelCancellable = (
  order: { status: OrderStatus },
  { status }: { status: OrderStatus },
): boolean => order.status !== 'cancelled' && (status === 'placed' || status === 'confirmed');
