import { callApi } from '@marketplace/contracts/api/client';
import { getComplaint } from '@marketplace/contracts/api/complaintCases';
import { createComplaint, listProblemCategories } from '@marketplace/contracts/api/complaints';
import {
  cancelMyOrder,
  getMyOrder,
  type Order,
  placeOrder,
} from '@marketplace/contracts/api/orders';
import { advanceOrder } from '../orders/advanceOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { findInconsistentOrders } from '../testing/orderInvariants';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { type Decision, decideCase } from './decideCase';

describe('the decision about a complaint if a cash order has two parcels', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let rahim: Request;
  let order: Order;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    rahim = await market.api.visit('01711000001');
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 3 },
      { productUuid: PRODUCT.honey, quantity: 2 },
    ]);
    order = await callApi(placeOrder, { request: rahim, body: orderBody(cartUuid) });
  });

  const context = () => jobContext(market.db, clock.now);
  async function advance(to: 'confirmed' | 'shipped' | 'delivered', parcelNumber?: number) {
    return advanceOrder(context(), { orderNumber: Number(order.orderNumber), to, parcelNumber });
  }
  async function deliver(parcelNumber: number) {
    for (const to of ['confirmed', 'shipped', 'delivered'] as const) {
      await advance(to, parcelNumber);
    }
  }
  async function complain(parcelNumber: number) {
    const { items } = await callApi(listProblemCategories);
    const body = {
      orderItemUuid: order.parcels[parcelNumber - 1]?.orderItems[0]?.uuid ?? '',
      problemCategoryUuid: items.find(({ needsDelivery }) => !needsDelivery)?.uuid ?? '',
      description: 'It is not what I ordered.',
      quantity: 1,
    };
    return (await callApi(createComplaint, { request: rahim, body })).uuid;
  }
  const decide = (uuid: string, kind: Decision['kind']) =>
    decideCase(context(), { uuid, operator: 'tester', kind, reason: 'We are sorry.' });
  const read = () => callApi(getMyOrder, { request: rahim, params: { id: order.uuid } });
  const cancel = () =>
    callApi(cancelMyOrder, { request: rahim, params: { id: order.uuid }, body: {} });
  const stocks = () =>
    market.db
      .selectFrom('products')
      .select(['uuid', 'inventoryQuantity'])
      .orderBy('uuid')
      .execute();

  it('refunds pieces of a delivered parcel, but not of the other parcel until it is delivered', async () => {
    await deliver(1);
    const arrived = await complain(1);
    const expected = await complain(2);
    await expect(decide(expected, 'refund')).rejects.toThrow('Not that much was paid');
    await decide(arrived, 'refund');
    const { unitPrice = 0 } = order.parcels[0]?.orderItems[0] ?? {};
    const { outcome } = await callApi(getComplaint, { request: rahim, params: { uuid: arrived } });
    expect(outcome).toMatchObject({ kind: 'refund', amount: unitPrice });
    expect(await read()).toMatchObject({
      paymentStatus: 'pending',
      refunds: [{ amount: unitPrice, method: 'cash-on-delivery' }],
    });
    await deliver(2);
    await decide(expected, 'refund');
    const delivered = await read();
    expect(delivered.payments).toMatchObject([{ amount: order.total }]);
    expect(delivered.refunds).toHaveLength(2);
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  it('cannot be a replacement if the order is cancelled', async () => {
    const uuid = await complain(1);
    await cancel();
    const before = await stocks();
    await expect(decide(uuid, 'replacement')).rejects.toThrow('is cancelled');
    expect(await stocks()).toEqual(before);
  });

  it('prevents the cancellation of the order if it is a replacement', async () => {
    await decide(await complain(1), 'replacement');
    const before = await stocks();
    const { isCancellable, parcels } = await read();
    expect(isCancellable).toBe(false);
    expect(parcels.map((parcel) => parcel.isCancellable)).toEqual([false, true]);
    await expect(cancel()).rejects.toMatchObject({ status: 409, code: 'order-replaced' });
    expect(await stocks()).toEqual(before);
  });
});
