import { callApi } from '@marketplace/contracts/api/client';
import { cancelMyOrder, type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { orderBody } from '../testing/orderBody';
import { countPieces } from '../testing/orderInvariants';
import { CASH, serveStrictShop } from '../testing/serveStrictShop';

const MOST = 3;
/** Number of rounds. It is large enough that concurrent orders overlap in at least one round. */
const ROUNDS = 6;

describe('open cash orders of one phone', () => {
  const shop = serveStrictShop({ openCashOrders: MOST, openCashTaka: 1_000_000 });
  const refusal = {
    status: 409,
    code: 'cash-limit',
    message: `At most ${MOST} cash orders of one phone can be on the way at once. Pay this order online, wait until one is delivered, or call support`,
  };

  it('never exceed the limit, even if many are placed simultaneously', async () => {
    const pieces = await countPieces(shop.market.db);
    const carts = await shop.carts(MOST + 5);
    const results = await Promise.allSettled(carts.map((cart) => shop.place(cart)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(refused.map(() => ({ reason: refusal })));
    expect(await countPieces(shop.market.db)).toBe(pieces);
  });

  it('never exceed the limit, even if they contain different products and lock different stock', async () => {
    for (let count = 0; count < MOST - 1; count += 1) await shop.placeNew();
    for (let round = 0; round < ROUNDS; round += 1) {
      const carts = await shop.differentCarts();
      const results = await Promise.allSettled(carts.map((cart) => shop.place(cart)));
      const placed = results.flatMap((result) =>
        result.status === 'fulfilled' ? result.value.uuid : [],
      );
      expect(placed).toHaveLength(1);
      await shop.deliver(placed);
    }
  });

  it('are refused above the limit, unless they are paid online, or are placed after a delivery or a cancellation', async () => {
    const placed: Order[] = [];
    for (let count = 0; count < MOST; count += 1) placed.push(await shop.placeNew());
    await expect(shop.placeNew()).rejects.toMatchObject(refusal);
    await expect(shop.placeNew('bkash')).resolves.toMatchObject({ paymentMethod: 'bkash' });
    const [delivered, cancelled] = placed;
    if (!delivered || !cancelled) throw new Error('too few orders');
    await shop.deliver([delivered.uuid]);
    await expect(shop.placeNew()).resolves.toMatchObject({ paymentMethod: CASH });
    await callApi(cancelMyOrder, { ...shop.inOrder(cancelled), body: {} });
    await expect(shop.placeNew()).resolves.toMatchObject({ paymentMethod: CASH });
  });

  it('never exceed the limit, even if an unpaid online order is changed to cash', async () => {
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

  it('are counted together with cash orders of a guest who has the same phone', async () => {
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

describe("the total price of one phone's open cash orders", () => {
  const shop = serveStrictShop({ openCashOrders: 100, openCashTaka: 1000 });

  it('never exceeds the limit, even if many orders are placed simultaneously', async () => {
    const carts = await shop.carts(8);
    const results = await Promise.allSettled(carts.map((cart) => shop.place(cart)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toMatchObject(
      refused.map(() => ({
        reason: {
          code: 'cash-limit',
          message: expect.stringMatching(
            /^Cash orders of one phone that are on the way can cost at most ৳1,000.00/,
          ),
        },
      })),
    );
    const rows = await shop.market.db.selectFrom('orders').select('totalPaisa').execute();
    const paisa = rows.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
    expect(paisa).toBeLessThanOrEqual(100_000);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('includes cash orders of other customers whose shipping address has that phone', async () => {
    await shop.placeNew();
    const karima = await shop.market.api.visit('01711000002');
    const [first = '', second = ''] = await shop.carts(2);
    await callApi(placeOrder, { request: karima, body: orderBody(first) });
    await expect(
      callApi(placeOrder, { request: karima, body: orderBody(second) }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/^Cash orders to one phone/) });
  });
});

describe("a customer's first order", () => {
  const shop = serveStrictShop({ openCashOrders: 100, openCashTaka: 1_000_000 });

  it("is refused until the customer's phone is verified", async () => {
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
