import { callApi } from '@marketplace/contracts/api/client';
import {
  cancelMyOrder,
  getMyOrder,
  type Order,
  placeOrder,
} from '@marketplace/contracts/api/orders';
import { lookUpOrder } from '@marketplace/contracts/api/trackedOrder';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { countPieces, findInconsistentOrders } from '../testing/orderInvariants';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';
import { advanceOrder } from './advanceOrder';

describe.each(TEST_DATABASES)('a placed order on $database', ({ open }) => {
  let rahim: Request;
  let order: Order;
  const clock = createClock();
  const market = serveMarket(open, { now: clock.now });

  beforeEach(async () => {
    await createTestMarket(market.db);
    await market.db.deleteFrom('tries').execute();
    rahim = await market.api.visit('01711000001');
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 3 },
      { productUuid: PRODUCT.honey, quantity: 2 },
    ]);
    const billingAddress = { ...ADDRESS, phone: '01811 000-007' };
    const body = { ...orderBody(cartUuid), billingAddress, note: 'Ring twice' };
    order = await callApi(placeOrder, { request: rahim, body });
  });

  const params = () => ({ id: order.uuid });
  const cancel = (request = rahim, body = {}) =>
    callApi(cancelMyOrder, { request, params: params(), body });
  const find = (orderNumber: string, phone: string) =>
    callApi(lookUpOrder, { body: { orderNumber, phone } });
  const read = () => callApi(getMyOrder, { request: rahim, params: params() });
  const advance = (to: 'confirmed' | 'shipped' | 'delivered', parcelNumber?: number) =>
    advanceOrder(
      { db: market.db, now: clock.now },
      { orderNumber: Number(order.orderNumber), to, parcelNumber },
    );
  const stocks = async () =>
    (
      await market.db
        .selectFrom('products')
        .select('inventoryQuantity')
        .where('uuid', 'in', [PRODUCT.rui, PRODUCT.honey])
        .orderBy('uuid')
        .execute()
    ).map(({ inventoryQuantity }) => inventoryQuantity);

  it('returns its pieces to stock if it is cancelled, and shows the reason in its history', async () => {
    expect(order.isCancellable).toBe(true);
    expect(await stocks()).toEqual([7, -2]);
    clock.advance(60);
    const cancelled = await cancel(rahim, { reason: 'Too late' });
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      isCancellable: false,
      parcels: [{ status: 'cancelled' }, { status: 'cancelled' }],
    });
    expect(cancelled.history).toEqual([
      { status: 'placed', parcelUuid: null, note: null, changedAt: order.placedAt },
      {
        status: 'cancelled',
        parcelUuid: null,
        note: 'Cancelled by the customer: Too late',
        changedAt: clock.now().toISOString(),
      },
    ]);
    expect(await stocks()).toEqual([10, 0]);
  });

  it('returns its pieces to stock only once if ten requests cancel it simultaneously', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => cancel()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ status: 409, code: 'order-cancelled' });
      }
    }
    expect(await stocks()).toEqual([10, 0]);
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  it('is either sent or cancelled, but never both, if both are requested simultaneously', async () => {
    const pieces = await countPieces(market.db);
    await advance('confirmed');
    const [sent, cancelled] = await Promise.allSettled([advance('shipped', 2), cancel()]);
    expect([sent.status, cancelled.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await countPieces(market.db)).toBe(pieces);
  });

  it('cannot be cancelled after one of its parcels has been sent', async () => {
    await advance('confirmed');
    expect((await read()).isCancellable).toBe(true);
    await advance('shipped', 1);
    expect((await read()).isCancellable).toBe(false);
    await expect(cancel()).rejects.toMatchObject({ status: 409, code: 'order-sent' });
    expect(await stocks()).toEqual([7, -2]);
  });

  it('cannot be cancelled by another customer, and an unknown uuid cancels nothing', async () => {
    const karima = await market.api.visit('01711000002');
    await expect(cancel(karima)).rejects.toMatchObject({ status: 404 });
    const nowhere = callApi(cancelMyOrder, { request: rahim, params: { id: UNKNOWN }, body: {} });
    await expect(nowhere).rejects.toMatchObject({ status: 404 });
  });

  it('has the status of its slowest parcel, counts as paid when all parcels are delivered, and lists each step in its history', async () => {
    clock.advance(10);
    expect(await advance('confirmed')).toBe(
      `Order ${order.orderNumber} is confirmed; 2 of 2 parcels confirmed.`,
    );
    await advance('shipped', 1);
    await advance('delivered', 1);
    expect(await read()).toMatchObject({ status: 'confirmed', paymentStatus: 'pending' });
    await advance('shipped', 2);
    expect((await read()).status).toBe('shipped');
    await advance('delivered');
    const delivered = await read();
    expect(delivered).toMatchObject({ status: 'delivered', paymentStatus: 'paid' });
    const steps = delivered.history.map(({ status, parcelUuid }) =>
      parcelUuid === null ? status : `${status} ${parcelUuid === order.parcels[0]?.uuid ? 1 : 2}`,
    );
    expect(steps).toEqual([
      'placed',
      'confirmed 1',
      'confirmed 2',
      'confirmed',
      'shipped 1',
      'delivered 1',
      'shipped 2',
      'shipped',
      'delivered 2',
      'delivered',
    ]);
    expect(await findInconsistentOrders(market.db)).toEqual([]);
  });

  it('cannot skip or repeat a status, advance a parcel that does not exist, or advance after it was cancelled', async () => {
    await expect(advance('shipped')).rejects.toThrow(
      'Parcel 1 is placed and can only become confirmed now, not shipped.',
    );
    await advance('confirmed');
    await expect(advance('confirmed')).rejects.toThrow(/is confirmed already\.$/);
    await expect(advance('shipped', 3)).rejects.toThrow(/has parcels 1 to 2\.$/);
    await cancel();
    await expect(advance('shipped')).rejects.toThrow(/is cancelled\.$/);
  });

  it.each([
    ['the shipping phone', '01711000009'],
    ['the billing phone', '+8801811000007'],
    ['a phone with Bangla digits and hyphens', '০১৭১১-০০০০০৯'],
  ])('is found by its number and %s, but shown without addresses and notes', async (_, phone) => {
    await cancel(rahim, { reason: 'My own words' });
    const found = await find(order.orderNumber, phone);
    expect(found).toMatchObject({ uuid: order.uuid, total: order.total, status: 'cancelled' });
    expect(JSON.stringify(found)).not.toMatch(/Gulshan|01711|Ring twice|My own words/);
  });

  it('is found even if its number contains Bangla digits and "#", and number and phone contain invisible characters', async () => {
    const bangla = [...order.orderNumber].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join('');
    expect((await find(` ${bangla} `, '01711000009')).uuid).toBe(order.uuid);
    const pasted = '\u202A+880\u00A01711\u2011000009\u202C';
    expect((await find(`#\u200B${bangla}\u2060`, pasted)).uuid).toBe(order.uuid);
  });

  it.each([
    ['a wrong number', '999999', '01711000009'],
    ['a wrong phone', undefined, '01711000008'],
    ['a number that contains letters', 'abc', '01711000009'],
    ['a number that is too large', '99999999999999999999', '01711000009'],
    ['a number with a sign', '-100001', '01799999999'],
  ])('is not found by %s, and the error is always the same', async (_, orderNumber, phone) => {
    await expect(find(orderNumber ?? order.orderNumber, phone)).rejects.toMatchObject({
      status: 404,
      code: 'not-found',
      message: 'That order not found',
    });
  });

  it('cannot be looked up for 15 minutes after ten wrong phones from one network, like an unknown number', async () => {
    for (const number of [order.orderNumber, '777777']) {
      for (let n = 0; n < 10; n += 1) {
        await expect(find(number, `0171100010${n}`)).rejects.toMatchObject({ status: 404 });
      }
      await expect(find(number, '01711000009')).rejects.toMatchObject({ status: 429 });
    }
    clock.advance(15 * 60);
    expect((await find(order.orderNumber, '01711000009')).uuid).toBe(order.uuid);
  });

  it('cannot be looked up from a network that has just tried 60 wrong order numbers', async () => {
    for (let n = 0; n < 60; n += 1) {
      await expect(find(String(500_000 + n), '01711000009')).rejects.toMatchObject({
        status: 404,
      });
    }
    const found = find(order.orderNumber, '01711000009');
    await expect(found).rejects.toMatchObject({ status: 429 });
  });
});
