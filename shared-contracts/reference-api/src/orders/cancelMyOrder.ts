import type { Order } from '@marketplace/contracts/api/orders';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { payBackSoon } from '../payments/payBack';
import { countSold } from './countSold';
import { giveUpOrder } from './giveUpOrder';
import { isCancellable } from './isCancellable';
import { lockOrder } from './lockOrder';
import { readOrders } from './readOrders';

interface Cancelling {
  customerUuid: string;
  orderUuid: string;
  reason: string | null | undefined;
}

/**
 * Cancels a customer's own order in one transaction, and gives back what was paid after it.
 * @throws ApiProblem 404 for another's order, 409 when it is cancelled or partly sent
 */
export async function cancelMyOrder(cancelling: Cancelling, context: ApiContext): Promise<Order> {
  const { customerUuid, orderUuid, reason } = cancelling;
  const { returned, refundUuid } = await context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderUuid);
    if (order?.customerUuid !== customerUuid) throw notFound('That order');
    if (order.status === 'cancelled') {
      throw new ApiProblem(409, 'order-cancelled', 'This order is cancelled already');
    }
    const parcels = await trx
      .selectFrom('parcels')
      .select('status')
      .where('orderUuid', '=', orderUuid)
      .execute();
    if (!isCancellable(order, parcels)) {
      const message = 'This order was sent already and can no longer be cancelled';
      throw new ApiProblem(409, 'order-sent', message);
    }
    const note = reason ? `Cancelled by the customer: ${reason}` : 'Cancelled by the customer';
    return giveUpOrder(trx, { order, note, now: context.now() });
  });
  await countSold(context, returned, -1);
  if (refundUuid) await payBackSoon(context, refundUuid);
  const [order] = await readOrders(context.db, context.mediaUrl, [orderUuid]);
  if (!order) throw notFound('That order');
  return order;
}
