import { callApi } from '@marketplace/contracts/api/client';
import { cancelMyOrder, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, VARIANT } from '../testing/marketUuids';
import { orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const MOST = 3;
/** Orders at once meet in the middle of their work in one round or another. */
const ROUNDS = 6;
const CASH = 'cash-on-delivery' as const;

function serveStrictShop(rules: { openCashOrders: number; openCashTaka: number }) {
  const orderRules = { ...rules, isPhoneVerified: true };
  const market = serveMarket(openPostgres, { ...WITH_SANDBOX, orderRules });
  let rahim: Request;
  beforeEach(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });
  afterEach(async () => {
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });
  const carts = (count: number) => createTestCarts(market.db, count, PRODUCT.rui);
  const place = (cartUuid: string, paymentMethod: Order['paymentMethod'] = CASH) =>
    callApi(placeOrder, { request: rahim, body: { ...orderBody(cartUuid), paymentMethod } });
  return {
    market,
    carts,
    place,
    async placeNew(paymentMethod?: Order['paymentMethod']) {
      const [cart = ''] = await carts(1);
      return place(cart, paymentMethod);
    },
    inOrder: ({ uuid }: Order) => ({ request: rahim, params: { id: uuid } }),
    rahim: () => rahim,
  };
}

describe('cash orders on the way to one phone', () => {
  const shop = serveStrictShop({ openCashOrders: MOST, openCashTaka: 1_000_000 });
  const refusal = {
    status: 409,
    code: 'cash-limit',
    message: `At most ${MOST} cash orders of one phone can be on the way at once. Pay this order online, wait until one is delivered, or call support`,
  };

  it('never exceed the limit, however many are placed at once', async () => {
    const pieces = await countPieces(shop.market.db);
    const carts = await shop.carts(MOST + 5);
    const results = await Promise.allSettled(carts.map((cart) => shop.place(cart)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(refused.map(() => ({ reason: refusal })));
    expect(await countPieces(shop.market.db)).toBe(pieces);
  });

  it('never exceed the limit with carts of different products, which wait for no stock', async () => {
    for (let count = 0; count < MOST - 1; count += 1) await shop.placeNew();
    for (let round = 0; round < ROUNDS; round += 1) {
      const carts = (
        await Promise.all([
          createTestCarts(shop.market.db, 1, PRODUCT.rui),
          createTestCarts(shop.market.db, 1, PRODUCT.honey),
          createTestCarts(shop.market.db, 1, PRODUCT.jar, VARIANT.smallJar),
        ])
      ).flat();
      const results = await Promise.allSettled(carts.map((cart) => shop.place(cart)));
      const placed = results.flatMap((result) =>
        result.status === 'fulfilled' ? result.value.uuid : [],
      );
      expect(placed).toHaveLength(1);
      await shop.market.db
        .updateTable('orders')
        .set({ status: 'delivered' })
        .where('uuid', 'in', placed)
        .execute();
    }
  });

  it('are refused past the limit with the ways on, each of which works', async () => {
    const placed: Order[] = [];
    for (let count = 0; count < MOST; count += 1) placed.push(await shop.placeNew());
    await expect(shop.placeNew()).rejects.toMatchObject(refusal);
    await expect(shop.placeNew('bkash')).resolves.toMatchObject({ paymentMethod: 'bkash' });
    const [delivered, cancelled] = placed;
    if (!delivered || !cancelled) throw new Error('too few orders');
    await shop.market.db
      .updateTable('orders')
      .set({ status: 'delivered' })
      .where('uuid', '=', delivered.uuid)
      .execute();
    await expect(shop.placeNew()).resolves.toMatchObject({ paymentMethod: CASH });
    await callApi(cancelMyOrder, { ...shop.inOrder(cancelled), body: {} });
    await expect(shop.placeNew()).resolves.toMatchObject({ paymentMethod: CASH });
  });

  it('are no more when an order for a gateway is to be paid in cash after all', async () => {
    for (let count = 0; count < MOST - 1; count += 1) await shop.placeNew();
    const online = [await shop.placeNew('bkash'), await shop.placeNew('bkash')];
    const switched = await Promise.allSettled(
      online.map((order) =>
        callApi(startPayment, { ...shop.inOrder(order), body: { method: CASH } }),
      ),
    );
    const refused = switched.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: refusal }]);
    const kept = await shop.market.db
      .selectFrom('orders')
      .select('uuid')
      .where('paymentMethod', '=', CASH)
      .execute();
    expect(kept).toHaveLength(MOST);
  });

  it('count those of a guest with the same phone', async () => {
    for (let count = 0; count < MOST; count += 1) await shop.placeNew();
    const phone = '01711000001';
    const { app } = shop.market.api;
    await app.inject({ method: 'POST', url: '/order/guest/code', payload: { phone } });
    const outbox = await app.inject(`/dev/outbox?to=${phone}`);
    const otp = /\d{6}/.exec(outbox.json().items[0].text)?.[0];
    const verified = await app.inject({
      method: 'POST',
      url: '/order/guest/verification',
      payload: { phone, otp },
    });
    const [cartUuid = ''] = await shop.carts(1);
    const body = orderBody(cartUuid);
    const placing = callApi(placeOrder, {
      token: verified.json().guestToken,
      body: { ...body, shippingAddress: { ...body.shippingAddress, phone } },
    });
    await expect(placing).rejects.toMatchObject(refusal);
  });
});

describe('the value of cash orders on the way to one phone', () => {
  const shop = serveStrictShop({ openCashOrders: 100, openCashTaka: 1000 });

  it('never exceeds the limit, however many are placed at once', async () => {
    const carts = await shop.carts(8);
    const results = await Promise.allSettled(carts.map((cart) => shop.place(cart)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toMatchObject(
      refused.map(() => ({
        reason: {
          code: 'cash-limit',
          message: expect.stringMatching(/^Cash orders on the way can cost at most ৳1,000.00/),
        },
      })),
    );
    const rows = await shop.market.db.selectFrom('orders').select('totalPaisa').execute();
    const paisa = rows.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
    expect(paisa).toBeLessThanOrEqual(100_000);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('the first order of a customer', () => {
  const shop = serveStrictShop({ openCashOrders: 100, openCashTaka: 1_000_000 });

  it('waits for the phone to be verified, and is placed then', async () => {
    const verified = (phoneVerified: boolean) =>
      shop.market.db
        .updateTable('customers')
        .set({ phoneVerified })
        .where('phone', '=', '+8801711000001')
        .execute();
    await verified(false);
    await expect(shop.placeNew()).rejects.toMatchObject({ status: 409, code: 'phone-unverified' });
    await verified(true);
    await expect(shop.placeNew()).resolves.toMatchObject({ status: 'placed' });
  });
});
