import { setTimeout as sleep } from 'node:timers/promises';
import { callApi } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { pino } from 'pino';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { openTestApi } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../testing/testDatabases';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// These three lists name the clocks and timers that Jest must not replace, so that only `Date` is
// wrong.
const REAL = ['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const;
const REAL_TIMERS = ['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const;
const REAL_TIMEOUTS = ['setTimeout', 'clearTimeout'] as const;

interface Line {
  level: number;
  msg: string;
  aheadSeconds?: number;
}

describe('an API whose clock is wrong', () => {
  let database: TestDatabase;
  let cart: string;
  let authorization: string;

  beforeAll(async () => {
    database = await openPostgres();
  }, OPEN_LIMIT_MS);
  afterAll(() => database?.close());

  beforeEach(async () => {
    const { db } = database;
    await createTestMarket(db);
    const api = await openTestApi(db, WITH_SANDBOX);
    const rahim = await api.visit('01711000001');
    authorization = `Bearer ${/accessToken=(.*)/.exec(rahim.headers.get('cookie') ?? '')?.[1]}`;
    const [first = '', second = ''] = await createTestCarts(db, 2, PRODUCT.rui);
    cart = second;
    const body = { ...orderBody(first), paymentMethod: 'bkash' as const };
    await callApi(placeOrder, { request: rahim, body });
    await api.close();
  });
  afterEach(() => jest.useRealTimers());

  /** Starts the API on a machine whose clock is ahead by `aheadSeconds`, and runs the jobs once. */
  async function serve(aheadSeconds: number) {
    const doNotFake = [...REAL, ...REAL_TIMERS, ...REAL_TIMEOUTS];
    jest.useFakeTimers({ now: Date.now() + aheadSeconds * 1000, doNotFake });
    const lines: Line[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
    const spy = jest.spyOn(globalThis, 'setInterval');
    const api = await openTestApi(database.db, { ...WITH_SANDBOX, hasScheduledJobs: true, log });
    const [run] = spy.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
    spy.mockRestore();
    const read = async (url: string) =>
      (await api.app.inject({ url, headers: { authorization } })).json();
    const orders = await read('/order/my-order');
    const { cartItems } = await read(`/public-cart?cartUuid=${cart}`);
    // Each start shall run the jobs, even within the turn of the start before.
    await database.db.deleteFrom('jobRuns').execute();
    if (typeof run === 'function') run();
    // Closing waits for the jobs to end.
    await api.close();
    return { lines, orders: orders.items?.length, cartLines: cartItems.length };
  }

  async function kept() {
    const { db } = database;
    const count = async (table: 'accessTokens' | 'carts') =>
      (await db.selectFrom(table).select('createdAt').execute()).length;
    const { status } = await db.selectFrom('orders').select('status').executeTakeFirstOrThrow();
    return { tokens: await count('accessTokens'), carts: await count('carts'), order: status };
  }

  it.each([31 * DAY, HOUR, 61, -61, -HOUR])(
    'deletes and cancels nothing, and logs an error, if the clock is %i seconds ahead',
    async (ahead) => {
      const before = await kept();
      const { lines } = await serve(ahead);
      expect(await kept()).toEqual(before);
      expect(lines).toMatchObject([{ level: 50, msg: expect.stringContaining('clock') }]);
      expect(Math.abs((lines[0]?.aheadSeconds ?? 0) - ahead)).toBeLessThan(5);
    },
  );

  it.each([31 * DAY, -DAY])(
    'keeps sessions and carts if the clock is %i seconds ahead',
    async (ahead) => {
      expect(await serve(ahead)).toMatchObject({ orders: 1, cartLines: 1 });
    },
  );

  it('reads the time again after its machine was suspended, also without scheduled jobs', async () => {
    const { db } = database;
    const half = new Date(Date.now() - (HOUR * 1000) / 2);
    await db.updateTable('accessTokens').set({ expiresAt: half }).execute();
    const spy = jest.spyOn(globalThis, 'setInterval');
    const api = await openTestApi(db, WITH_SANDBOX);
    const [read] = spy.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
    const elapsed = performance.now.bind(performance);
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => elapsed() - HOUR * 1000);
    const readOrders = async () =>
      (await api.app.inject({ url: '/order/my-order', headers: { authorization } })).statusCode;
    expect(await readOrders()).toBe(200);
    if (typeof read === 'function') read();
    for (let n = 0; n < 100 && (await readOrders()) === 200; n += 1) await sleep(10);
    expect(await readOrders()).toBe(401);
    const request = await api.visit('01711000001');
    const body = { ...orderBody(cart), paymentMethod: 'bkash' as const };
    await callApi(placeOrder, { request, body });
    const { due } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.max('paymentExpiresAt').as('due'))
      .executeTakeFirstOrThrow();
    clock.mockRestore();
    spy.mockRestore();
    await api.close();
    expect(due?.getTime()).toBeGreaterThan(Date.now());
  });

  it('cancels unpaid orders at the right time if its clock is half a minute wrong', async () => {
    const { db } = database;
    const due = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await db
      .updateTable('orders')
      .set({ paymentExpiresAt: due(15) })
      .execute();
    expect((await serve(30)).lines).toEqual([]);
    expect((await kept()).order).toBe('placed');
    jest.useRealTimers();
    await db
      .updateTable('orders')
      .set({ paymentExpiresAt: due(-1) })
      .execute();
    expect((await serve(-30)).lines).toEqual([]);
    expect((await kept()).order).toBe('cancelled');
  });
});
