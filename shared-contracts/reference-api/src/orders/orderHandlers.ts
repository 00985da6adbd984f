import type { Order } from '@marketplace/contracts/api/orders';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readOrderComplaints } from '../complaints/readComplaints';
import { readHandOvers } from '../complaints/readHandOvers';
import { tradeGuestCode } from '../customers/guestCodes';
import { inTransaction } from '../database/inTransaction';
import { lockOrder } from '../database/locks';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers } from '../http/Handlers';
import { isOwnOrder, type Orderer, ofOrderer, ordererOf } from '../http/orderer';
import { tryRefund } from '../payments/refundPayment';
import { startPaymentOnce } from '../payments/startPaymentOnce';
import { cancelMyParcel } from './cancelMyParcel';
import { CANCELLED_BY_CUSTOMER, cancelOrder, isCancellable } from './cancelOrder';
import { expireOrder } from './expireUnpaidOrders';
import { listOrders } from './listOrders';
import { lookUpOrder, readOrderNumber, sendOrderCode } from './lookUpOrder';
import { placeOrder } from './placeOrder';
import { readOrders } from './readOrders';
import { readReorder } from './readReorder';
import { updateSoldCounts } from './updateSoldCounts';

export const orderHandlers: Handlers<
  | 'placeOrder'
  | 'listMyOrders'
  | 'getMyOrder'
  | 'getReorder'
  | 'cancelMyOrder'
  | 'cancelMyParcel'
  | 'lookUpOrder'
  | 'sendOrderCode'
  | 'verifyOrderCode'
  | 'startPayment'
> = {
  placeOrder: ({ body, writeKey, address, ...caller }, context) =>
    placeOrder({ orderer: ordererOf(caller), network: address, writeKey, wanted: body }, context),

  cancelMyOrder: ({ params, body, ...caller }, context) => {
    const [orderer, orderUuid] = [ordererOf(caller), params.id];
    return cancelMyOrder({ orderer, orderUuid, reason: body.reason }, context);
  },

  cancelMyParcel: ({ params, body, ...caller }, context) => {
    const { id: orderUuid, parcelUuid } = params;
    const orderer = ordererOf(caller);
    return cancelMyParcel({ orderer, orderUuid, parcelUuid, reason: body.reason }, context);
  },

  startPayment: ({ params, body, writeKey, address, ...caller }, context) => {
    const [orderer, orderUuid] = [ordererOf(caller), params.id];
    const asked = { orderer, orderUuid, network: address, body, writeKey };
    return startPaymentOnce(asked, context, expireOrder);
  },

  lookUpOrder: ({ address, body }, context) => lookUpOrder({ ...body, address }, context),

  async sendOrderCode({ address, device, body }, context) {
    await sendOrderCode({ ...body, address, device }, context);
    return { isDone: true };
  },

  async verifyOrderCode({ address, device, writeKey, body }, context) {
    const issued = await tradeGuestCode(context, {
      phone: withPhonePrefix(body.phone),
      orderNumber: readOrderNumber(body.orderNumber),
      otp: body.otp,
      address,
      device,
      writeKey,
    });
    const { orderUuid, guestToken, expiresAt } = issued;
    // Never happens, because the code was found by its order.
    if (orderUuid === null) throw notFound('That order');
    return { orderUuid, guestToken, expiresAt };
  },

  listMyOrders: (input, context) => listOrders(input, context),

  async getReorder({ customerUuid, params, query }, context) {
    const { cartUuid } = query;
    return { items: await readReorder({ customerUuid, orderUuid: params.id, cartUuid }, context) };
  },

  async getMyOrder({ params, ...caller }, context) {
    const { db } = context;
    const owned = await db
      .selectFrom('orders')
      .select('uuid')
      .where('uuid', '=', params.id)
      .where(ofOrderer(ordererOf(caller)))
      .executeTakeFirst();
    const [order] = owned ? await readOrders(db, context, [owned.uuid]) : [];
    if (!order) throw notFound('That order');
    return {
      ...order,
      complaints: await readOrderComplaints(db, context, order.uuid),
      handOvers: await readHandOvers(context, order),
      takesComplaints: true,
    };
  },
};

interface Cancelling {
  orderer: Orderer;
  orderUuid: string;
  reason: string | null | undefined;
}

/**
 * Cancels an orderer's own order in one transaction, and refunds it after the commit.
 * @throws ApiProblem 404 for anyone else's order, or 409 if the order is already cancelled or
 * one of its parcels has been sent
 */
export async function cancelMyOrder(cancelling: Cancelling, context: ApiContext): Promise<Order> {
  const { orderer, orderUuid, reason } = cancelling;
  const { returned, refundUuid } = await inTransaction(context.db, async (trx) => {
    const order = await lockOrder(trx, orderUuid);
    if (!order || !isOwnOrder(orderer, order)) throw notFound('That order');
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
    const note = reason ? `${CANCELLED_BY_CUSTOMER}: ${reason}` : CANCELLED_BY_CUSTOMER;
    return cancelOrder(trx, { order, note, now: context.now() });
  });
  await updateSoldCounts(context, returned, -1);
  if (refundUuid) await tryRefund(context, refundUuid);
  const [order] = await readOrders(context.db, context, [orderUuid]);
  if (!order) throw notFound('That order');
  return order;
}
