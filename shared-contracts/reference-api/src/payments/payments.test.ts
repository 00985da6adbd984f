import { giveUpUnpaidOrders } from '../orders/giveUpUnpaidOrders';
import { payAtSandbox } from '../testing/payAtSandbox';
import { servePayDesk } from '../testing/servePayDesk';
import { TEST_DATABASES } from '../testing/testDatabases';
import { payBackDue } from './payBackDue';

describe.each(TEST_DATABASES)('paying on $database', ({ open }) => {
  const shop = servePayDesk(open);

  it('is paid when the gateway says so, and its deadline is gone', async () => {
    const order = await shop.desk.place();
    expect(order.paymentExpiresAt).toBe('2026-01-15T09:30:00.000Z');
    const { status, gatewayUrl } = await shop.desk.start(order);
    expect(status).toBe('pending');
    expect(gatewayUrl).toMatch(/^\/api\/sandbox-gateway\/[\da-f]{32}$/);
    const reply = await payAtSandbox(shop.desk.api, gatewayUrl, 'paid');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/thank-you?order=1']);
    expect(await shop.desk.read(order)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'bkash',
      paymentExpiresAt: null,
      status: 'placed',
    });
    await expect(shop.desk.start(order)).rejects.toMatchObject({ status: 409, code: 'order-paid' });
  });

  it('is paid once however often the gateway calls back', async () => {
    const order = await shop.desk.place();
    const { gatewayUrl } = await shop.desk.start(order);
    await payAtSandbox(shop.desk.api, gatewayUrl, 'paid-twice');
    const said = shop.desk.verdict(order, gatewayUrl, 'paid');
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.desk.callBack(said)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await shop.desk.states()).toEqual(['paid']);
  });

  it.each(['failed', 'cancelled'] as const)(
    'can be paid another way after it %s',
    async (outcome) => {
      const order = await shop.desk.place();
      await payAtSandbox(shop.desk.api, (await shop.desk.start(order)).gatewayUrl, outcome);
      expect(await shop.desk.read(order)).toMatchObject({
        paymentStatus: outcome,
        status: 'placed',
      });
      shop.desk.clock.turn(1);
      await payAtSandbox(shop.desk.api, (await shop.desk.start(order, 'nagad')).gatewayUrl, 'paid');
      expect(await shop.desk.read(order)).toMatchObject({
        paymentStatus: 'paid',
        paymentMethod: 'nagad',
      });
      expect(await shop.desk.states()).toEqual([outcome, 'paid']);
    },
  );

  it('stays paid when word of a failure comes late, and is paid when it came early', async () => {
    const [first, second] = [await shop.desk.place(), await shop.desk.place()];
    const paid = (await shop.desk.start(first)).gatewayUrl;
    await shop.desk.callBack(shop.desk.verdict(first, paid, 'paid'));
    await shop.desk.callBack(shop.desk.verdict(first, paid, 'failed'));
    expect((await shop.desk.read(first)).paymentStatus).toBe('paid');
    const failed = (await shop.desk.start(second)).gatewayUrl;
    await shop.desk.callBack(shop.desk.verdict(second, failed, 'failed'));
    await shop.desk.callBack(shop.desk.verdict(second, failed, 'paid'));
    expect((await shop.desk.read(second)).paymentStatus).toBe('paid');
  });

  it.each<[string, object, number]>([
    ['without a signature', { signature: 'none' }, 401],
    ['signed with another secret', { signature: `t=1,v1=${'0'.repeat(64)}` }, 401],
    ['whose body was changed', { body: '{"outcome":"paid"}' }, 401],
    ['of another method', { method: 'nagad' }, 404],
  ])('refuses a callback %s', async (_, change, status) => {
    const order = await shop.desk.place();
    const { gatewayUrl } = await shop.desk.start(order);
    const reply = await shop.desk.callBack(shop.desk.verdict(order, gatewayUrl, 'paid'), change);
    expect(reply.statusCode).toBe(status);
    expect((await shop.desk.read(order)).paymentStatus).toBe('pending');
  });

  it('refuses a callback that is old, and one that names another amount', async () => {
    const order = await shop.desk.place();
    const { gatewayUrl } = await shop.desk.start(order);
    const said = shop.desk.verdict(order, gatewayUrl, 'paid');
    const old = await shop.desk.context().payments.sandbox.bkash?.writeCallback(said);
    shop.desk.clock.turn(301);
    expect(
      (await shop.desk.callBack(said, { signature: old?.headers['x-signature'] })).statusCode,
    ).toBe(401);
    expect((await shop.desk.callBack({ ...said, amountPaisa: 1 })).statusCode).toBe(409);
    expect((await shop.desk.read(order)).paymentStatus).toBe('pending');
    expect((await shop.desk.callBack({ ...said, reference: 'unknown' })).statusCode).toBe(404);
  });

  it('is given up half an hour after placing, gives its pieces back, and says why', async () => {
    const [unpaid, cash] = [await shop.desk.place(), await shop.desk.place('cash-on-delivery')];
    shop.desk.clock.turn(29 * 60);
    await giveUpUnpaidOrders(shop.desk.context());
    expect((await shop.desk.read(unpaid)).status).toBe('placed');
    shop.desk.clock.turn(60);
    await Promise.all([
      giveUpUnpaidOrders(shop.desk.context()),
      giveUpUnpaidOrders(shop.desk.context()),
    ]);
    expect(await shop.desk.read(unpaid)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      paymentExpiresAt: null,
      history: [{ status: 'placed' }, { status: 'cancelled', note: 'Not paid in time' }],
    });
    expect(await shop.desk.read(cash)).toMatchObject({ status: 'placed', paymentExpiresAt: null });
    expect(await shop.desk.stock()).toBe(8);
  });

  it('gives back at once what is paid after it was given up or cancelled', async () => {
    const orders = [await shop.desk.place(), await shop.desk.place()] as const;
    const urls = [
      (await shop.desk.start(orders[0])).gatewayUrl,
      (await shop.desk.start(orders[1])).gatewayUrl,
    ];
    await shop.desk.cancel(orders[1]);
    shop.desk.clock.turn(1800);
    await expect(shop.desk.start(orders[0])).rejects.toMatchObject({
      status: 409,
      code: 'order-expired',
    });
    for (const url of urls) await payAtSandbox(shop.desk.api, url, 'paid');
    expect(await shop.desk.states()).toEqual(['refunded', 'refunded']);
    expect(await shop.desk.read(orders[0])).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await shop.desk.stock()).toBe(10);
  });

  it('asks the gateway before it gives an order up: a callback may have been lost', async () => {
    const order = await shop.desk.place();
    const { gatewayUrl } = await shop.desk.start(order);
    await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    shop.desk.clock.turn(1800);
    await giveUpUnpaidOrders(shop.desk.context());
    expect(await shop.desk.read(order)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
    expect(gatewayUrl).toBeDefined();
  });

  it('goes on owing what a gateway did not give back, and tries again', async () => {
    const order = await shop.desk.place();
    await shop.desk.callBack(
      shop.desk.verdict(order, (await shop.desk.start(order)).gatewayUrl, 'paid'),
    );
    // The gateway knows of no money yet, and so refuses to give any back.
    expect((await shop.desk.cancel(order)).paymentStatus).toBe('paid');
    expect(await shop.desk.states()).toEqual(['refund-due']);
    await shop.db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    await payBackDue(shop.desk.context());
    expect((await shop.desk.read(order)).paymentStatus).toBe('refunded');
  });

  it('goes from cash to a gateway and back, and waits for ever with cash', async () => {
    const order = await shop.desk.place('cash-on-delivery');
    await shop.desk.start(order);
    expect(await shop.desk.read(order)).toMatchObject({
      paymentMethod: 'bkash',
      paymentExpiresAt: expect.any(String),
    });
    expect(await shop.desk.start(order, 'cash-on-delivery')).toEqual({ status: 'pending' });
    shop.desk.clock.turn(3600);
    await giveUpUnpaidOrders(shop.desk.context());
    expect(await shop.desk.read(order)).toMatchObject({
      status: 'placed',
      paymentMethod: 'cash-on-delivery',
      paymentExpiresAt: null,
    });
  });

  it('stops whoever starts payments over and over', async () => {
    const order = await shop.desk.place();
    for (let n = 0; n < 20; n += 1) await shop.desk.start(order);
    await expect(shop.desk.start(order)).rejects.toMatchObject({ status: 429 });
  });
});
