import type { Database } from '../database/schema';
import { giveUpUnpaidOrders } from '../orders/giveUpUnpaidOrders';
import { openPayDesk, type PayDesk } from '../testing/openPayDesk';
import { payAtSandbox } from '../testing/payAtSandbox';
import { countPieces, findWrongOrders } from '../testing/readBooks';
import { OPEN_LIMIT_MS, TEST_DATABASES } from '../testing/testDatabases';
import { payBackDue } from './payBackDue';

describe.each(TEST_DATABASES)('paying on $database', ({ open }) => {
  let db: Database;
  let closeDatabase: () => Promise<void>;
  let desk: PayDesk;
  let pieces: number;

  beforeAll(async () => {
    const opened = await open();
    db = opened.db;
    closeDatabase = opened.close;
    desk = await openPayDesk(db);
  }, OPEN_LIMIT_MS);

  beforeEach(async () => {
    await desk.plant();
    pieces = await countPieces(db);
  });

  afterEach(async () => {
    expect(await findWrongOrders(db)).toEqual([]);
    expect(await countPieces(db)).toBe(pieces);
  });

  afterAll(async () => {
    await desk?.api.close();
    await closeDatabase?.();
  });

  it('is paid when the gateway says so, and its deadline is gone', async () => {
    const order = await desk.place();
    expect(order.paymentExpiresAt).toBe('2026-01-15T09:30:00.000Z');
    const { status, gatewayUrl } = await desk.start(order);
    expect(status).toBe('pending');
    expect(gatewayUrl).toMatch(/^\/api\/sandbox-gateway\/[\da-f]{32}$/);
    const reply = await payAtSandbox(desk.api, gatewayUrl, 'paid');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/thank-you?order=1']);
    expect(await desk.read(order)).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'bkash',
      paymentExpiresAt: null,
      status: 'placed',
    });
    await expect(desk.start(order)).rejects.toMatchObject({ status: 409, code: 'order-paid' });
  });

  it('is paid once however often the gateway calls back', async () => {
    const order = await desk.place();
    const { gatewayUrl } = await desk.start(order);
    await payAtSandbox(desk.api, gatewayUrl, 'paid-twice');
    const said = desk.verdict(order, gatewayUrl, 'paid');
    const replies = await Promise.all(Array.from({ length: 10 }, () => desk.callBack(said)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await desk.states()).toEqual(['paid']);
  });

  it.each(['failed', 'cancelled'] as const)(
    'can be paid another way after it %s',
    async (outcome) => {
      const order = await desk.place();
      await payAtSandbox(desk.api, (await desk.start(order)).gatewayUrl, outcome);
      expect(await desk.read(order)).toMatchObject({ paymentStatus: outcome, status: 'placed' });
      desk.clock.turn(1);
      await payAtSandbox(desk.api, (await desk.start(order, 'nagad')).gatewayUrl, 'paid');
      expect(await desk.read(order)).toMatchObject({
        paymentStatus: 'paid',
        paymentMethod: 'nagad',
      });
      expect(await desk.states()).toEqual([outcome, 'paid']);
    },
  );

  it('stays paid when word of a failure comes late, and is paid when it came early', async () => {
    const [first, second] = [await desk.place(), await desk.place()];
    const paid = (await desk.start(first)).gatewayUrl;
    await desk.callBack(desk.verdict(first, paid, 'paid'));
    await desk.callBack(desk.verdict(first, paid, 'failed'));
    expect((await desk.read(first)).paymentStatus).toBe('paid');
    const failed = (await desk.start(second)).gatewayUrl;
    await desk.callBack(desk.verdict(second, failed, 'failed'));
    await desk.callBack(desk.verdict(second, failed, 'paid'));
    expect((await desk.read(second)).paymentStatus).toBe('paid');
  });

  it.each<[string, object, number]>([
    ['without a signature', { signature: 'none' }, 401],
    ['signed with another secret', { signature: `t=1,v1=${'0'.repeat(64)}` }, 401],
    ['whose body was changed', { body: '{"outcome":"paid"}' }, 401],
    ['of another method', { method: 'nagad' }, 404],
  ])('refuses a callback %s', async (_, change, status) => {
    const order = await desk.place();
    const { gatewayUrl } = await desk.start(order);
    const reply = await desk.callBack(desk.verdict(order, gatewayUrl, 'paid'), change);
    expect(reply.statusCode).toBe(status);
    expect((await desk.read(order)).paymentStatus).toBe('pending');
  });

  it('refuses a callback that is old, and one that names another amount', async () => {
    const order = await desk.place();
    const { gatewayUrl } = await desk.start(order);
    const said = desk.verdict(order, gatewayUrl, 'paid');
    const old = await desk.context().payments.sandbox.bkash?.writeCallback(said);
    desk.clock.turn(301);
    expect((await desk.callBack(said, { signature: old?.headers['x-signature'] })).statusCode).toBe(
      401,
    );
    expect((await desk.callBack({ ...said, amountPaisa: 1 })).statusCode).toBe(409);
    expect((await desk.read(order)).paymentStatus).toBe('pending');
    expect((await desk.callBack({ ...said, reference: 'unknown' })).statusCode).toBe(404);
  });

  it('is given up half an hour after placing, gives its pieces back, and says why', async () => {
    const [unpaid, cash] = [await desk.place(), await desk.place('cash-on-delivery')];
    desk.clock.turn(29 * 60);
    await giveUpUnpaidOrders(desk.context());
    expect((await desk.read(unpaid)).status).toBe('placed');
    desk.clock.turn(60);
    await Promise.all([giveUpUnpaidOrders(desk.context()), giveUpUnpaidOrders(desk.context())]);
    expect(await desk.read(unpaid)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'cancelled',
      paymentExpiresAt: null,
      history: [{ status: 'placed' }, { status: 'cancelled', note: 'Not paid in time' }],
    });
    expect(await desk.read(cash)).toMatchObject({ status: 'placed', paymentExpiresAt: null });
    expect(await desk.stock()).toBe(8);
  });

  it('gives back at once what is paid after it was given up or cancelled', async () => {
    const orders = [await desk.place(), await desk.place()] as const;
    const urls = [
      (await desk.start(orders[0])).gatewayUrl,
      (await desk.start(orders[1])).gatewayUrl,
    ];
    await desk.cancel(orders[1]);
    desk.clock.turn(1800);
    await expect(desk.start(orders[0])).rejects.toMatchObject({
      status: 409,
      code: 'order-expired',
    });
    for (const url of urls) await payAtSandbox(desk.api, url, 'paid');
    expect(await desk.states()).toEqual(['refunded', 'refunded']);
    expect(await desk.read(orders[0])).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
    });
    expect(await desk.stock()).toBe(10);
  });

  it('asks the gateway before it gives an order up: a callback may have been lost', async () => {
    const order = await desk.place();
    const { gatewayUrl } = await desk.start(order);
    await db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    desk.clock.turn(1800);
    await giveUpUnpaidOrders(desk.context());
    expect(await desk.read(order)).toMatchObject({ status: 'placed', paymentStatus: 'paid' });
    expect(gatewayUrl).toBeDefined();
  });

  it('goes on owing what a gateway did not give back, and tries again', async () => {
    const order = await desk.place();
    await desk.callBack(desk.verdict(order, (await desk.start(order)).gatewayUrl, 'paid'));
    // The gateway knows of no money yet, and so refuses to give any back.
    expect((await desk.cancel(order)).paymentStatus).toBe('paid');
    expect(await desk.states()).toEqual(['refund-due']);
    await db.updateTable('sandboxPayments').set({ outcome: 'paid' }).execute();
    await payBackDue(desk.context());
    expect((await desk.read(order)).paymentStatus).toBe('refunded');
  });

  it('goes from cash to a gateway and back, and waits for ever with cash', async () => {
    const order = await desk.place('cash-on-delivery');
    await desk.start(order);
    expect(await desk.read(order)).toMatchObject({
      paymentMethod: 'bkash',
      paymentExpiresAt: expect.any(String),
    });
    expect(await desk.start(order, 'cash-on-delivery')).toEqual({ status: 'pending' });
    desk.clock.turn(3600);
    await giveUpUnpaidOrders(desk.context());
    expect(await desk.read(order)).toMatchObject({
      status: 'placed',
      paymentMethod: 'cash-on-delivery',
      paymentExpiresAt: null,
    });
  });

  it('stops whoever starts payments over and over', async () => {
    const order = await desk.place();
    for (let n = 0; n < 20; n += 1) await desk.start(order);
    await expect(desk.start(order)).rejects.toMatchObject({ status: 429 });
  });
});
