import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { payAtSandbox } from '../testing/payAtSandbox';
import { servePaymentScenario } from '../testing/servePaymentScenario';
import { TEST_DATABASES } from '../testing/testDatabases';
import { refundDuePayments } from './refundDuePayments';

describe.each(TEST_DATABASES)('an order on $database', ({ open }) => {
  const shop = servePaymentScenario(open);

  it('becomes paid, has no deadline any more, and refuses another payment after the payment gateway has reported the payment', async () => {
    const order = await shop.scenario.place();
    expect(order.paymentExpiresAt).toBe('2026-01-15T09:30:00.000Z');
    const { status, gatewayUrl } = await shop.scenario.start(order);
    expect(status).toBe('pending');
    expect(gatewayUrl).toMatch(/^\/api\/sandbox-gateway\/[\da-f]{32}$/);
    const reply = await payAtSandbox(shop.scenario.api, gatewayUrl, 'paid');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/thank-you?order=1']);
    expect(await shop.scenario.read(order)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'bkash',
      paymentExpiresAt: null,
      status: 'placed',
    });
    await expect(shop.scenario.start(order)).rejects.toMatchObject({
      status: 409,
      code: 'order-paid',
    });
  });

  it('is paid only once, even if the payment gateway sends many notifications', async () => {
    const order = await shop.scenario.place();
    const { gatewayUrl } = await shop.scenario.start(order);
    await payAtSandbox(shop.scenario.api, gatewayUrl, 'paid-twice');
    const said = shop.scenario.verdict(order, gatewayUrl, 'paid');
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => shop.scenario.callBack(said)),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await shop.scenario.states()).toEqual(['paid']);
  });

  it.each(['failed', 'cancelled'] as const)(
    'can be paid with another method if its first payment has the outcome "%s"',
    async (outcome) => {
      const order = await shop.scenario.place();
      await payAtSandbox(shop.scenario.api, (await shop.scenario.start(order)).gatewayUrl, outcome);
      expect(await shop.scenario.read(order)).toMatchObject({
        paymentStatus: outcome,
        status: 'placed',
      });
      shop.scenario.clock.advance(1);
      await payAtSandbox(
        shop.scenario.api,
        (await shop.scenario.start(order, 'nagad')).gatewayUrl,
        'paid',
      );
      expect(await shop.scenario.read(order)).toMatchObject({
        paymentStatus: 'paid',
        paymentMethod: 'nagad',
      });
      expect(await shop.scenario.states()).toEqual([outcome, 'paid']);
    },
  );

  it('is paid if the payment gateway reports both a success and a failure, in either order', async () => {
    const [first, second] = [await shop.scenario.place(), await shop.scenario.place()];
    const paid = (await shop.scenario.start(first)).gatewayUrl;
    await shop.scenario.callBack(shop.scenario.verdict(first, paid, 'paid'));
    await shop.scenario.callBack(shop.scenario.verdict(first, paid, 'failed'));
    expect((await shop.scenario.read(first)).paymentStatus).toBe('paid');
    const failed = (await shop.scenario.start(second)).gatewayUrl;
    await shop.scenario.callBack(shop.scenario.verdict(second, failed, 'failed'));
    await shop.scenario.callBack(shop.scenario.verdict(second, failed, 'paid'));
    expect((await shop.scenario.read(second)).paymentStatus).toBe('paid');
  });

  it.each<[string, object, number]>([
    ['without a signature', { signature: 'none' }, 401],
    ['with a wrong signature', { signature: `t=1,v1=${'0'.repeat(64)}` }, 401],
    ['whose body was changed', { body: '{"outcome":"paid"}' }, 401],
    ['of another payment method', { method: 'nagad' }, 404],
  ])('is not paid by a callback %s', async (_, change, status) => {
    const order = await shop.scenario.place();
    const { gatewayUrl } = await shop.scenario.start(order);
    const reply = await shop.scenario.callBack(
      shop.scenario.verdict(order, gatewayUrl, 'paid'),
      change,
    );
    expect(reply.statusCode).toBe(status);
    expect((await shop.scenario.read(order)).paymentStatus).toBe('pending');
  });

  it('is not paid by a callback that is too old, reports a wrong amount or names an unknown payment', async () => {
    const order = await shop.scenario.place();
    const { gatewayUrl } = await shop.scenario.start(order);
    const said = shop.scenario.verdict(order, gatewayUrl, 'paid');
    const old = await shop.scenario.context().payments.sandbox.bkash?.writeCallback(said);
    shop.scenario.clock.advance(301);
    expect(
      (await shop.scenario.callBack(said, { signature: old?.headers['x-signature'] })).statusCode,
    ).toBe(401);
    expect((await shop.scenario.callBack({ ...said, amountPaisa: 1 })).statusCode).toBe(409);
    expect((await shop.scenario.read(order)).paymentStatus).toBe('failed');
    // The amount was wrong, so the payment must be refunded.
    expect(await shop.scenario.states()).toEqual(['refund-due']);
    expect((await shop.scenario.callBack({ ...said, reference: 'unknown' })).statusCode).toBe(404);
  });

  it('shows that a wrong amount was paid, even after its refund, until a later payment fails', async () => {
    const order = await shop.scenario.place();
    const fail = async (paid?: 'another amount') => {
      const { gatewayUrl } = await shop.scenario.start(order);
      const said = shop.scenario.verdict(order, gatewayUrl, paid ? 'paid' : 'failed');
      await shop.scenario.callBack(paid ? { ...said, amountPaisa: 1 } : said);
      shop.scenario.clock.advance(1);
    };
    const marks = async () =>
      (await shop.scenario.read(order)).refunds?.map(({ isOtherAmount }) => isOtherAmount);
    await fail();
    await fail('another amount');
    expect(await marks()).toEqual([true]);
    const back = { status: 'refunded' as const, refundedAt: shop.scenario.clock.now() };
    await shop.db.updateTable('payments').set(back).where('receivedPaisa', '=', 1).execute();
    expect(await marks()).toEqual([true]);
    await fail();
    expect(await marks()).toEqual([false]);
    await fail('another amount');
    expect(await marks()).toEqual([false, true]);
  });

  it('expires after half an hour without payment and returns its pieces to stock, unless it is a cash order', async () => {
    const [unpaid, cash] = [
      await shop.scenario.place(),
      await shop.scenario.place('cash-on-delivery'),
    ];
    shop.scenario.clock.advance(29 * 60);
    await expireUnpaidOrders(shop.scenario.context());
    expect((await shop.scenario.read(unpaid)).status).toBe('placed');
    shop.scenario.clock.advance(60);
    await Promise.all([
      expireUnpaidOrders(shop.scenario.context()),
      expireUnpaidOrders(shop.scenario.context()),
    ]);
    expect(await shop.scenario.read(unpaid)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      paymentExpiresAt: null,
      history: [{ status: 'placed' }, { status: 'cancelled', note: 'Not paid in time' }],
    });
    expect(await shop.scenario.read(cash)).toMatchObject({
      status: 'placed',
      paymentExpiresAt: null,
    });
    expect(await shop.scenario.stock()).toBe(8);
  });

  it('is refunded immediately if it is paid after it has expired or was cancelled', async () => {
    const orders = [await shop.scenario.place(), await shop.scenario.place()] as const;
    const urls = [
      (await shop.scenario.start(orders[0])).gatewayUrl,
      (await shop.scenario.start(orders[1])).gatewayUrl,
    ];
    await shop.scenario.cancel(orders[1]);
    shop.scenario.clock.advance(1800);
    await expect(shop.scenario.start(orders[0])).rejects.toMatchObject({
      status: 409,
      code: 'order-expired',
    });
    for (const url of urls) await payAtSandbox(shop.scenario.api, url, 'paid');
    expect(await shop.scenario.states()).toEqual(['refunded', 'refunded']);
    expect(await shop.scenario.read(orders[0])).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await shop.scenario.stock()).toBe(10);
  });

  it('is not cancelled at its deadline if a query to the payment gateway shows that it is paid', async () => {
    const order = await shop.scenario.place();
    const { gatewayUrl } = await shop.scenario.start(order);
    await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    shop.scenario.clock.advance(1800);
    await expireUnpaidOrders(shop.scenario.context());
    expect(await shop.scenario.read(order)).toMatchObject({
      status: 'placed',
      paymentStatus: 'paid',
    });
    expect(gatewayUrl).toBeDefined();
  });

  it('is refunded by a later run of the job if the first attempt to refund it fails', async () => {
    const order = await shop.scenario.place();
    await shop.scenario.callBack(
      shop.scenario.verdict(order, (await shop.scenario.start(order)).gatewayUrl, 'paid'),
    );
    // The test payment gateway has not received any money yet, so it refuses the refund.
    expect((await shop.scenario.cancel(order)).paymentStatus).toBe('paid');
    expect(await shop.scenario.states()).toEqual(['refund-due']);
    await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    await refundDuePayments(shop.scenario.context());
    expect((await shop.scenario.read(order)).paymentStatus).toBe('refunded');
  });

  it('becomes refunded only after both refunds if it was paid twice and then cancelled', async () => {
    const order = await shop.scenario.place();
    const first = (await shop.scenario.start(order)).gatewayUrl;
    const second = (await shop.scenario.start(order, 'card')).gatewayUrl;
    await shop.scenario.callBack(shop.scenario.verdict(order, first, 'paid'));
    await shop.scenario.callBack(shop.scenario.verdict(order, second, 'paid'), { method: 'card' });
    await shop.scenario.cancel(order);
    // The test payment gateway has not received any money yet, so it refuses both refunds.
    expect(await shop.scenario.states()).toEqual(['refund-due', 'refund-due']);
    for (const [method, paymentStatus] of [
      ['card', 'paid'],
      ['bkash', 'refunded'],
    ] as const) {
      const captured = shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' });
      await captured.where('method', '=', method).execute();
      await refundDuePayments(shop.scenario.context());
      expect((await shop.scenario.read(order)).paymentStatus).toBe(paymentStatus);
    }
  });

  it('has no deadline and does not expire after it was changed from cash to online payment and back to cash', async () => {
    const order = await shop.scenario.place('cash-on-delivery');
    await shop.scenario.start(order);
    expect(await shop.scenario.read(order)).toMatchObject({
      paymentMethod: 'bkash',
      paymentExpiresAt: expect.any(String),
    });
    expect(await shop.scenario.start(order, 'cash-on-delivery')).toEqual({ status: 'pending' });
    shop.scenario.clock.advance(3600);
    await expireUnpaidOrders(shop.scenario.context());
    expect(await shop.scenario.read(order)).toMatchObject({
      status: 'placed',
      paymentMethod: 'cash-on-delivery',
      paymentExpiresAt: null,
    });
  });
});
