import { callApi } from '@marketplace/contracts/api/client';
import { listMyOrders } from '@marketplace/contracts/api/orders';
import { toPaisa } from '@marketplace/contracts/commerce/money';
import { refundDuePayments } from '../payments/refundDuePayments';
import { openParcelScenario } from '../testing/openParcelScenario';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('a parcel that is cancelled alone on $database', ({ open }) => {
  const shop = openParcelScenario(open);
  const { market, place, placePaid, createPromo, cancel, read, advance, sumOf } = shop;

  it('cancels the order if it is the last parcel, and the promo code can be used again', async () => {
    await createPromo();
    const order = await place('cash-on-delivery', 'THIRD');
    await cancel(order, 0);
    expect(await cancel(order, 1)).toMatchObject({
      status: 'cancelled',
      isCancellable: false,
      paymentStatus: 'cancelled',
    });
    const { uses } = await market.db
      .selectFrom('promoCodes')
      .select('uses')
      .executeTakeFirstOrThrow();
    expect(uses).toBe(0);
  });

  it('is not sent with the other parcels, and the order has the status of the slowest of these', async () => {
    const order = await place();
    await advance(order, 'confirmed');
    await advance(order, 'shipped', 1);
    expect((await read(order)).status).toBe('confirmed');
    const cancelled = await cancel(order, 1);
    expect(cancelled).toMatchObject({ status: 'shipped', isCancellable: false });
    const [item] = cancelled.parcels[0]?.orderItems ?? [];
    const { items } = await callApi(listMyOrders, { request: shop.customer() });
    expect(items.find(({ uuid }) => uuid === order.uuid)).toMatchObject({
      itemCount: item?.quantity,
      productNames: [item?.productName],
    });
    await expect(advance(order, 'shipped', 2)).rejects.toThrow('is cancelled');
    expect(await advance(order, 'delivered')).toContain('is delivered');
    expect((await read(order)).parcels.map(({ status }) => status)).toEqual([
      'delivered',
      'cancelled',
    ]);
  });

  it('cannot be cancelled after it was sent, although another parcel can', async () => {
    const order = await place();
    await advance(order, 'confirmed');
    await advance(order, 'shipped', 1);
    const { parcels } = await read(order);
    expect(parcels.map(({ isCancellable }) => isCancellable)).toEqual([false, true]);
    await expect(cancel(order, 0)).rejects.toMatchObject({ status: 409, code: 'parcel-sent' });
  });

  it('is cancelled only once if ten requests cancel it simultaneously', async () => {
    const order = await placePaid();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(order, 0)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ status: 409, code: 'parcel-cancelled' });
      }
    }
    expect((await read(order)).refunds).toHaveLength(1);
  });

  it('cancels the order exactly once if all its parcels are cancelled simultaneously', async () => {
    const order = await placePaid();
    await Promise.all([cancel(order, 0), cancel(order, 1)]);
    await refundDuePayments(shop.context());
    const cancelled = await read(order);
    expect(cancelled.status).toBe('cancelled');
    expect(sumOf(cancelled.refunds)).toBe(toPaisa(order.total));
  });

  it('is either sent or cancelled, but never both, if both are requested simultaneously', async () => {
    const order = await place();
    await advance(order, 'confirmed');
    const [sent, cancelled] = await Promise.allSettled([
      advance(order, 'shipped', 1),
      cancel(order, 0),
    ]);
    expect([sent.status, cancelled.status].sort()).toEqual(['fulfilled', 'rejected']);
  });

  it("cannot be cancelled by another customer, nor with another order's uuid in the URL", async () => {
    const [order, other] = [await place(), await place()];
    const karima = await market.api.visit('01711000002');
    const missing = await cancel(order, 9).catch((error: unknown) => error);
    expect(missing).toMatchObject({ status: 404 });
    const foreign = await cancel(order, 0, { request: karima }).catch((error: unknown) => error);
    expect(foreign).toMatchObject({ status: 404, message: (missing as Error).message });
    const mixed = cancel({ ...order, parcels: other.parcels }, 0);
    await expect(mixed).rejects.toMatchObject({ status: 404 });
    expect((await read(order)).status).toBe('placed');
  });
});
