import type { Order } from '@marketplace/contracts/api/orders';
import { lockOrder } from '../database/locks';
import { countPages, offsetOf } from '../database/paging';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { isOwnOrder, ordererOf } from '../http/orderer';
import { tryRefund } from '../payments/refundPayment';
import { startPaymentOnce } from '../payments/startPaymentOnce';
import { cancelOrder, isCancellable } from './cancelOrder';
import { expireOrder } from './expireUnpaidOrders';
import { lookUpOrder } from './lookUpOrder';
import { placeOrder } from './placeOrder';
import { readOrders, summarizeOrder } from './readOrders';
import { updateSoldCounts } from './updateSoldCounts';

export const orderHandlers: Handlers<
  'placeOrder' | 'listMyOrders' | 'getMyOrder' | 'cancelMyOrder' | 'lookUpOrder' | 'startPayment'
> = {
  placeOrder: ({ body, writeKey, address, ...caller }, context) =>
    placeOrder({ orderer: ordererOf(caller), network: address, writeKey, wanted: body }, context),

  cancelMyOrder: ({ customerUuid, params, body }, context) =>
    cancelMyOrder({ customerUuid, orderUuid: params.id, reason: body.reason }, context),

  startPayment: ({ params, body, writeKey, address, ...caller }, context) => {
    const [orderer, orderUuid] = [ordererOf(caller), params.id];
    const asked = { orderer, orderUuid, network: address, body, writeKey };
    return startPaymentOnce(asked, context, expireOrder);
  },

  lookUpOrder: ({ address, body }, context) => lookUpOrder({ ...body, address }, context),

  async listMyOrders({ customerUuid, query }, context) {
    const { db } = context;
    const mine = db.selectFrom('orders').where('customerUuid', '=', customerUuid);
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const page = await mine
      .select('uuid')
      .orderBy('placedAt', 'desc')
      .orderBy('sequence', 'desc')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const uuids = page.map(({ uuid }) => uuid);
    const orders = await readOrders(db, context, uuids);
    return { items: orders.map(summarizeOrder), paginationStatus: countPages(query, total) };
  },

  async getMyOrder({ params, ...caller }, context) {
    const { db } = context;
    const owned = await db
      .selectFrom('orders')
      .select(['uuid', 'customerUuid'])
      .where('uuid', '=', params.id)
      .executeTakeFirst();
    const isOwn = owned && isOwnOrder(ordererOf(caller), owned);
    const [order] = isOwn ? await readOrders(db, context, [owned.uuid]) : [];
    if (!order) throw notFound('That order');
    return order;
  },
};

interface Cancelling {
  customerUuid: string;
  orderUuid: string;
  reason: string | null | undefined;
}

/**
 * Cancels a customer's own order in one transaction, and refunds it after the commit.
 * @throws ApiProblem 404 for another customer's order, or 409 if the order is already cancelled or
 * one of its parcels has been sent
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
    return cancelOrder(trx, { order, note, now: context.now() });
  });
  await updateSoldCounts(context, returned, -1);
  if (refundUuid) await tryRefund(context, refundUuid);
  const [order] = await readOrders(context.db, context, [orderUuid]);
  if (!order) throw notFound('That order');
  return order;
}
