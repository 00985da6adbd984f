import type { Order } from '@marketplace/contracts/api/orders';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { TEST_DATABASES } from '../testing/testDatabases';
import { advanceOrder } from './advanceOrder';
import { readOrders } from './readOrders';
import { refundOrder } from './refundOrder';

const DAY = 24 * 3600;
const GHAT = { address: 'Boro Station, Chandpur 3600', bin: '004512367-0101' };

describe.each(TEST_DATABASES)('the invoice data of an order on $database', ({ open }) => {
  const shop = servePaymentScenario(open);

  async function read({ uuid }: Order) {
    const { now } = shop.scenario.clock;
    const [order] = await readOrders(shop.db, { mediaUrl: String, language: 'en', now }, [uuid]);
    if (!order) throw new Error('no order');
    return order;
  }
  const send = (order: Order, to: 'confirmed' | 'shipped' | 'delivered') =>
    advanceOrder(
      { db: shop.db, now: shop.scenario.clock.now },
      { orderNumber: Number(order.orderNumber), to },
    );
  const today = () => shop.scenario.clock.now().toISOString();

  async function placePaid(method: 'bkash' | 'nagad' | 'card') {
    const order = await shop.scenario.place(method);
    const { gatewayUrl } = await shop.scenario.start(order, method);
    await shop.scenario.callBack(shop.scenario.verdict(order, gatewayUrl, 'paid'), { method });
    return order;
  }

  it("contain the address and BIN that each parcel's seller had when the order was placed", async () => {
    await shop.db.updateTable('shops').set(GHAT).execute();
    const order = await shop.scenario.place('cash-on-delivery');
    expect(order.parcels[0]).toMatchObject({ shopName: 'Padma Fish House', seller: GHAT });
    await shop.db.updateTable('shops').set({ address: 'Elsewhere', bin: null }).execute();
    expect((await read(order)).parcels[0]?.seller).toEqual(GHAT);
  });

  it('contain a seller without address and BIN if the shop has stated neither', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    expect(order.parcels[0]?.seller).toEqual({ address: null, bin: null });
  });

  it.each(['bkash', 'nagad', 'card'] as const)(
    'contain the payment by %s and its time, even after the order was cancelled and refunded',
    async (method) => {
      const order = await placePaid(method);
      const payments = [{ amount: 761, method, paidAt: today() }];
      expect((await read(order)).payments).toEqual(payments);
      shop.scenario.clock.advance(DAY);
      await expect(
        refundOrder(shop.scenario.context(), {
          operator: 'tester',
          orderNumber: Number(order.orderNumber),
        }),
      ).rejects.toThrow();
      expect(await read(order)).toMatchObject({ status: 'cancelled', payments });
      await shop.db.updateTable('payments').set({ status: 'refunded' }).execute();
      expect((await read(order)).payments).toEqual(payments);
    },
  );

  it('contain a cash payment at the time of the delivery, and no payment before the delivery', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    for (const step of ['confirmed', 'shipped'] as const) await send(order, step);
    expect((await read(order)).payments).toEqual([]);
    shop.scenario.clock.advance(2 * DAY);
    await send(order, 'delivered');
    expect((await read(order)).payments).toEqual([
      { amount: 761, method: 'cash-on-delivery', paidAt: today() },
    ]);
  });

  it('contain neither payment nor refund if the order was cancelled before it was paid', async () => {
    const [cash, online] = [
      await shop.scenario.place('cash-on-delivery'),
      await shop.scenario.place('bkash'),
    ];
    await shop.scenario.start(online);
    for (const order of [cash, online]) {
      await shop.scenario.cancel(order);
      expect(await read(order)).toMatchObject({ status: 'cancelled', payments: [], refunds: [] });
    }
  });
});
