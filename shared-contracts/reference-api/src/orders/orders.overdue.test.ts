import type { Order } from '@marketplace/contracts/api/orders';
import { listLate } from '../delivery-terms/lateMarks';
import { markOverdue } from '../delivery-terms/markOverdue';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { TEST_DATABASES } from '../testing/testDatabases';
import { advanceOrder } from './advanceOrder';
import { readOrders, summarizeOrder } from './readOrders';
import { refundOrder } from './refundOrder';

const HOUR = 3600;
const MS = 0.001;

describe.each(TEST_DATABASES)('promised deadlines on $database', ({ open }) => {
  const shop = servePaymentScenario(open);
  const { any } = expect;

  /** Sets the clock to ten o'clock on 15 January in Dhaka, because each test advances it. */
  beforeEach(() => {
    const ahead =
      (Date.parse('2026-01-15T04:00:00.000Z') - shop.scenario.clock.now().getTime()) / 1000;
    shop.scenario.clock.advance(ahead);
  });

  const run = () => markOverdue(shop.scenario.context());
  const lateThings = async () => (await listLate(shop.db)).map(({ kind }) => kind);
  const advanceTo = (moment: string | null | undefined, seconds = 0) => {
    const ahead = Date.parse(moment ?? '') - shop.scenario.clock.now().getTime();
    shop.scenario.clock.advance(ahead / 1000 + seconds);
  };
  /**
   * Reads the order directly from the database. The API would refuse the customer's token, because
   * it expires before the deadline.
   */
  async function read({ uuid }: Order) {
    const { now } = shop.scenario.clock;
    const [order] = await readOrders(shop.db, { mediaUrl: String, language: 'en', now }, [uuid]);
    if (!order) throw new Error('no order');
    return order;
  }
  const lateOf = async (order: Order) => (await read(order)).parcels[0]?.late;
  const send = (order: Order, to: 'confirmed' | 'shipped' | 'delivered') =>
    advanceOrder(
      { db: shop.db, now: shop.scenario.clock.now },
      { orderNumber: Number(order.orderNumber), to },
    );

  async function placePaid() {
    const order = await shop.scenario.place();
    const { gatewayUrl } = await shop.scenario.start(order);
    await shop.scenario.callBack(shop.scenario.verdict(order, gatewayUrl, 'paid'));
    return order;
  }

  it('for refunds are shown until all parcels are delivered', async () => {
    const order = await placePaid();
    const promised = {
      toldBy: '2026-01-17T17:59:59.999Z',
      refundedBy: '2026-01-20T17:59:59.999Z',
      refundDays: 10,
    };
    expect(order.refundPromise).toEqual(promised);
    shop.scenario.clock.advance(24 * HOUR);
    for (const step of ['confirmed', 'shipped'] as const) await send(order, step);
    expect((await read(order)).refundPromise).toEqual(promised);
    await send(order, 'delivered');
    expect((await read(order)).refundPromise).toBeNull();
  });

  it('for refunds are no longer shown after the order was cancelled or refunded', async () => {
    const [cancelled, refunded] = [await placePaid(), await placePaid()];
    await shop.scenario.cancel(cancelled);
    expect((await read(cancelled)).refundPromise).toBeNull();
    await shop.db.updateTable('payments').set({ status: 'refunded' }).execute();
    await shop.db.updateTable('orders').set({ paymentStatus: 'refunded' }).execute();
    expect((await read(refunded)).refundPromise).toBeNull();
  });

  it('include the legal deadline, which does not change if the shop promises an earlier delivery', async () => {
    await shop.db.updateTable('shops').set({ dispatchDays: 0 }).execute();
    const order = await shop.scenario.place('cash-on-delivery');
    const expectedBy = order.parcels[0]?.expectedBy;
    expect(expectedBy).toBe('2026-01-17T17:59:59.999Z');
    advanceTo(expectedBy, MS);
    await run();
    expect(await lateOf(order)).toBeNull();
    advanceTo('2026-01-25T17:59:59.999Z', MS);
    await run();
    expect(await lateOf(order)).toBe('delivery');
  });

  it("count as missed from one millisecond after the shop's promised day until the delivery, even before the legal deadline", async () => {
    await shop.db.updateTable('shops').set({ dispatchDays: 0 }).execute();
    const order = await shop.scenario.place('cash-on-delivery');
    const isMissed = async () => (await read(order)).parcels[0]?.isPromiseMissed;
    expect(order.parcels[0]).toMatchObject({
      expectedBy: '2026-01-17T17:59:59.999Z',
      dueBy: '2026-01-25T17:59:59.999Z',
      isPromiseMissed: false,
    });
    advanceTo(order.parcels[0]?.expectedBy);
    expect(await isMissed()).toBe(false);
    shop.scenario.clock.advance(MS);
    expect(await isMissed()).toBe(true);
    for (const step of ['confirmed', 'shipped'] as const) await send(order, step);
    expect(await isMissed()).toBe(true);
    expect(summarizeOrder(await read(order)).isLate).toBe(true);
    await send(order, 'delivered');
    expect(await isMissed()).toBe(false);
    expect(summarizeOrder(await read(order)).isLate).toBe(false);
  });

  it("do not count as missed after the shop's promised day if the order was cancelled or its refund is due", async () => {
    await shop.db.updateTable('shops').set({ dispatchDays: 0 }).execute();
    const [cancelled, refunded] = [
      await shop.scenario.place('cash-on-delivery'),
      await placePaid(),
    ];
    for (const step of ['confirmed', 'shipped'] as const) await send(refunded, step);
    await shop.scenario.cancel(cancelled);
    const orderNumber = Number(refunded.orderNumber);
    // The test payment gateway has received no money, so it refuses the refund, which stays due.
    await expect(
      refundOrder(shop.scenario.context(), { operator: 'tester', orderNumber }),
    ).rejects.toThrow();
    advanceTo(refunded.parcels[0]?.expectedBy, 1);
    for (const order of [cancelled, refunded]) {
      expect((await read(order)).parcels[0]?.isPromiseMissed).toBe(false);
    }
  });

  it('count as missed and are listed one millisecond after the legal deadline', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    const expectedBy = order.parcels[0]?.expectedBy;
    expect(expectedBy).toBe('2026-01-25T17:59:59.999Z');
    advanceTo(expectedBy);
    await run();
    expect(await lateOf(order)).toBeNull();
    advanceTo(expectedBy, MS);
    await run();
    expect(await lateOf(order)).toBe('delivery');
    expect(await listLate(shop.db)).toEqual([
      {
        kind: 'delivery',
        orderNumber: Number(order.orderNumber),
        dueBy: new Date(expectedBy ?? ''),
        shopName: 'Padma Fish House',
        position: 0,
        paisa: null,
        subjectUuid: order.parcels[0]?.uuid,
        invoice: null,
      },
    ]);
  });

  it('are recorded as missed only once, even if several processes check them simultaneously', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    advanceTo(order.parcels[0]?.expectedBy, 1);
    const warn = jest.fn();
    const context = shop.scenario.context();
    const log = Object.assign(Object.create(context.log), { warn });
    await Promise.all([1, 2, 3].map(() => markOverdue({ ...context, log })));
    shop.scenario.clock.advance(60);
    await markOverdue({ ...context, log });
    expect(warn).toHaveBeenCalledTimes(1);
    const marks = await shop.db.selectFrom('lateMarks').selectAll().execute();
    expect(marks).toMatchObject([{ kind: 'delivery', orderUuid: order.uuid, markedAt: any(Date) }]);
  });

  it('stay recorded as missed after delivery, although the parcel no longer shows as late', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    advanceTo(order.parcels[0]?.expectedBy, 1);
    await run();
    await send(order, 'confirmed');
    await send(order, 'shipped');
    expect(await lateOf(order)).toBe('delivery');
    await send(order, 'delivered');
    expect(await lateOf(order)).toBeNull();
    expect(await lateThings()).toEqual([]);
    expect(await shop.db.selectFrom('lateMarks').selectAll().execute()).toHaveLength(1);
  });

  it('are not missed if the order was delivered in time or was cancelled', async () => {
    const [arrived, cancelled] = [
      await shop.scenario.place('cash-on-delivery'),
      await shop.scenario.place('cash-on-delivery'),
    ];
    for (const step of ['confirmed', 'shipped', 'delivered'] as const) await send(arrived, step);
    await shop.scenario.cancel(cancelled);
    advanceTo(arrived.parcels[0]?.expectedBy, 1);
    await run();
    expect(await lateThings()).toEqual([]);
  });

  it('count as missed if a paid order is not confirmed within 48 hours, but not if it is a cash order', async () => {
    const order = await placePaid();
    const cash = await shop.scenario.place('cash-on-delivery');
    advanceTo(order.placedAt, 48 * HOUR);
    await run();
    expect(await lateOf(order)).toBeNull();
    advanceTo(order.placedAt, 48 * HOUR + MS);
    await run();
    expect(await lateOf(order)).toBe('confirmation');
    expect(await lateOf(cash)).toBeNull();
    await send(order, 'confirmed');
    expect(await lateOf(order)).toBeNull();
    expect(await lateThings()).toEqual([]);
  });

  it('are missed if undeliverable goods are not refunded within 72 hours', async () => {
    const order = await placePaid();
    const orderNumber = Number(order.orderNumber);
    // The test payment gateway has received no money, so it refuses the refund.
    await expect(
      refundOrder(shop.scenario.context(), { operator: 'tester', orderNumber }),
    ).rejects.toThrow();
    const [refund] = (await read(order)).refunds ?? [];
    expect(refund).toMatchObject({ isLate: false, refundedAt: null });
    expect(Date.parse(refund?.dueBy ?? '') - shop.scenario.clock.now().getTime()).toBe(
      72 * HOUR * 1000,
    );
    advanceTo(refund?.dueBy);
    await run();
    expect((await read(order)).refunds).toMatchObject([{ isLate: false }]);
    advanceTo(refund?.dueBy, MS);
    await run();
    expect((await read(order)).refunds).toMatchObject([{ isLate: true }]);
    expect(await listLate(shop.db)).toMatchObject([{ kind: 'refund', orderNumber, paisa: 76_100 }]);
  });

  it('are missed if the refund of a cancelled order takes more than 10 days', async () => {
    const order = await placePaid();
    await shop.scenario.cancel(order);
    const [refund] = (await read(order)).refunds ?? [];
    // The deadline is the end of a day in Dhaka.
    expect(refund?.dueBy).toMatch(/T17:59:59\.999Z$/);
    advanceTo(order.placedAt, 240 * HOUR);
    await run();
    expect((await read(order)).refunds).toMatchObject([{ isLate: false }]);
    advanceTo(refund?.dueBy, MS);
    await run();
    expect((await read(order)).refunds).toMatchObject([{ isLate: true }]);
    const refundedAt = shop.scenario.clock.now();
    await shop.db.updateTable('payments').set({ status: 'refunded', refundedAt }).execute();
    expect((await read(order)).refunds).toMatchObject([{ isLate: false }]);
    expect(await lateThings()).toEqual([]);
  });

  it('are no longer shown as missed for parcels whose order is refunded', async () => {
    const [before, after] = [await placePaid(), await placePaid()];
    // Sends the orders first, because refunding an order that was not sent cancels it. The test
    // payment gateway refuses both refunds, so they stay due.
    for (const order of [before, after]) {
      for (const step of ['confirmed', 'shipped'] as const) await send(order, step);
    }
    const refund = ({ orderNumber }: Order) =>
      expect(
        refundOrder(shop.scenario.context(), {
          operator: 'tester',
          orderNumber: Number(orderNumber),
        }),
      ).rejects.toThrow();
    await refund(before);
    advanceTo(after.parcels[0]?.expectedBy, 1);
    await run();
    expect(await lateOf(before)).toBeNull();
    expect(await lateOf(after)).toBe('delivery');
    await refund(after);
    expect(await lateOf(after)).toBeNull();
    expect(await lateThings()).not.toContain('delivery');
    await shop.db.updateTable('payments').set({ status: 'refunded' }).execute();
    await shop.db.updateTable('orders').set({ paymentStatus: 'refunded' }).execute();
    expect(await lateOf(after)).toBeNull();
    expect(await lateThings()).toEqual([]);
  });
});
