import type { Order } from '@marketplace/contracts/api/orders';
import { inTransaction } from '../database/inTransaction';
import { lockOrder } from '../database/locks';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { isOwnOrder, type Orderer } from '../http/orderer';
import { tryRefund } from '../payments/refundPayment';
import { CANCELLED_BY_CUSTOMER, cancelOrder } from './cancelOrder';
import { cancelParcel, isParcelCancellable } from './cancelParcel';
import { readOrders } from './readOrders';
import { updateSoldCounts } from './updateSoldCounts';

interface Cancelling {
  orderer: Orderer;
  orderUuid: string;
  parcelUuid: string;
  reason: string | null | undefined;
}

/**
 * Cancels a parcel of an orderer's own order in one transaction, and refunds it after the commit.
 * Cancels the order if no other parcel is left.
 * @throws ApiProblem 404 for a parcel of anyone else's or of another order, or 409 if the parcel
 * was sent, is already cancelled, or cannot be cancelled alone
 */
export async function cancelMyParcel(cancelling: Cancelling, context: ApiContext): Promise<Order> {
  const { orderer, orderUuid, parcelUuid, reason } = cancelling;
  const note = reason ? `${CANCELLED_BY_CUSTOMER}: ${reason}` : CANCELLED_BY_CUSTOMER;
  const now = context.now();
  const { returned, refundUuid } = await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderUuid);
    if (!order || !isOwnOrder(orderer, order)) throw notFound('That parcel');
    const parcels = await trx
      .selectFrom('parcels')
      .select(['uuid', 'status', 'deliveryChargePaisa'])
      .where('orderUuid', '=', orderUuid)
      .execute();
    const parcel = parcels.find(({ uuid }) => uuid === parcelUuid);
    if (!parcel) throw notFound('That parcel');
    if (parcel.status === 'cancelled') {
      throw new ApiProblem(409, 'parcel-cancelled', 'This parcel is cancelled already');
    }
    if (!isParcelCancellable(order, parcel)) {
      const message = 'This parcel was sent already and can no longer be cancelled';
      throw new ApiProblem(409, 'parcel-sent', message);
    }
    const others = parcels.filter((each) => each !== parcel);
    if (others.every(({ status }) => status === 'cancelled')) {
      return cancelOrder(trx, { order, note, now });
    }
    return cancelParcel(trx, { order, parcel, others, note, now });
  });
  await updateSoldCounts(context, returned, -1);
  if (refundUuid) await tryRefund(context, refundUuid);
  const [order] = await readOrders(context.db, context, [orderUuid]);
  if (!order) throw notFound('That parcel');
  return order;
}
