import { countPages, offsetOf } from '../database/paging';
import { notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { cancelMyOrder } from './cancelMyOrder';
import { lookUpOrder } from './lookUpOrder';
import { placeOrder } from './placeOrder';
import { readOrders } from './readOrders';
import { summarizeOrder } from './summarizeOrder';

export const orderHandlers: Handlers<
  'placeOrder' | 'listMyOrders' | 'getMyOrder' | 'cancelMyOrder' | 'lookUpOrder'
> = {
  placeOrder: ({ customerUuid, body, idempotencyKey }, context) =>
    placeOrder({ customerUuid, idempotencyKey, wanted: body }, context),

  cancelMyOrder: ({ customerUuid, params, body }, context) =>
    cancelMyOrder({ customerUuid, orderUuid: params.id, reason: body.reason }, context),

  lookUpOrder: ({ address, body }, context) => lookUpOrder({ ...body, address }, context),

  async listMyOrders({ customerUuid, query }, { db, mediaUrl }) {
    const mine = db.selectFrom('orders').where('customerUuid', '=', customerUuid);
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const page = await mine
      .select('uuid')
      .orderBy('placedAt', 'desc')
      .orderBy('orderNumber', 'desc')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const uuids = page.map(({ uuid }) => uuid);
    const orders = await readOrders(db, mediaUrl, uuids);
    return { items: orders.map(summarizeOrder), paginationStatus: countPages(query, total) };
  },

  async getMyOrder({ customerUuid, params }, { db, mediaUrl }) {
    const owned = await db
      .selectFrom('orders')
      .select('uuid')
      .where('uuid', '=', params.id)
      .where('customerUuid', '=', customerUuid)
      .executeTakeFirst();
    const [order] = owned ? await readOrders(db, mediaUrl, [owned.uuid]) : [];
    if (!order) throw notFound('That order');
    return order;
  },
};
