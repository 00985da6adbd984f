import { callApi } from '@marketplace/contracts/api/client';
import { cancelMyOrder, getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { cancelMyParcel } from '@marketplace/contracts/api/parcelCancellation';
import { startPayment } from '@marketplace/contracts/api/payments';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import { advanceOrder } from '../orders/advanceOrder';
import { createTestMarket } from './createTestMarket';
import { jobContext } from './jobContext';
import { UNKNOWN } from './marketUuids';
import { createClock } from './openTestApi';
import { countPieces, findInconsistentOrders } from './orderInvariants';
import { payAtSandbox, WITH_SANDBOX } from './payAtSandbox';
import { placeTestOrder } from './placeTestOrder';
import { serveMarket } from './serveMarket';
import type { TestDatabase } from './testDatabases';

/**
 * Serves a market in which the customer Rahim orders from two shops and cancels single parcels.
 * After each test, money, stock and history must agree.
 */
export function openParcelScenario(open: () => Promise<TestDatabase>) {
  let rahim = new Request('http://shop.test/');
  let pieces = 0;
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now, ...WITH_SANDBOX });

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    rahim = await market.api.visit('01711000001');
    pieces = await countPieces(market.db);
  });

  afterEach(async () => {
    expect(await findInconsistentOrders(market.db)).toEqual([]);
    expect(await countPieces(market.db)).toBe(pieces);
  });

  /** Orders fish from one shop and honey and pickle from another. */
  async function place(paymentMethod: Order['paymentMethod'] = 'cash-on-delivery', code?: string) {
    return placeTestOrder(rahim, { paymentMethod, code });
  }

  async function pay(order: Order, method: Order['paymentMethod'] = 'bkash') {
    const params = { id: order.uuid };
    const { data } = await callApi(startPayment, { request: rahim, params, body: { method } });
    return { finish: () => payAtSandbox(market.api, data.gatewayUrl, 'paid') };
  }

  async function placePaid(code?: string) {
    const order = await place('bkash', code);
    await (await pay(order)).finish();
    return order;
  }

  const createPromo = () =>
    market.db
      .insertInto('promoCodes')
      .values({
        code: 'THIRD',
        kind: 'percent',
        value: 33,
        mostPaisa: null,
        startsAt: null,
        endsAt: null,
        maxUses: null,
        maxUsesPerCustomer: null,
      })
      .execute();
  const cancel = (order: Order, index: number, { request = rahim, ...body }: Cancelling = {}) =>
    callApi(cancelMyParcel, {
      request,
      params: { id: order.uuid, parcelUuid: order.parcels[index]?.uuid ?? UNKNOWN },
      body,
    });
  const cancelAll = (order: Order) =>
    callApi(cancelMyOrder, { request: rahim, params: { id: order.uuid }, body: {} });
  const read = (order: Order) =>
    callApi(getMyOrder, { request: rahim, params: { id: order.uuid } });
  const advance = (
    order: Order,
    to: 'confirmed' | 'shipped' | 'delivered',
    parcelNumber?: number,
  ) =>
    advanceOrder(
      { db: market.db, now: clock.now },
      { orderNumber: Number(order.orderNumber), to, parcelNumber },
    );
  const goodsOf = (order: Order, index: number) =>
    order.parcels[index]?.orderItems.reduce((sum, { total }) => sum + toPaisa(total), 0) ?? 0;
  const sumOf = (amounts: { amount: number }[] = []) =>
    amounts.reduce((sum, { amount }) => sum + toPaisa(amount), 0);

  return {
    market,
    /** A request of the customer. */
    customer: () => rahim,
    context: () => jobContext(market.db, clock.now),
    place,
    pay,
    placePaid,
    createPromo,
    cancel,
    cancelAll,
    read,
    advance,
    goodsOf,
    sumOf,
  };
}

interface Cancelling {
  request?: Request;
  reason?: string;
}
