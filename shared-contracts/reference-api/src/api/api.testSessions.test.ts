import type { AddressInfo } from 'node:net';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { QA_CONTEXT_HEADER } from '@marketplace/contracts/testSession';
import type { InjectOptions } from 'fastify';
import { testSessionId } from '../http/testSession';
import { sendOrderMessages } from '../order-messages/sendOrderMessages';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { createDispatcher } from '../providers/createDispatcher';
import { outboxMessenger } from '../providers/outbox';
import { createTestCarts } from '../testing/createTestCarts';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT, SHOP } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { orderBody } from '../testing/orderBody';
import { pageOf, WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { QA_KEY, sessionHeaders } from '../testing/sessionHeaders';
import { openPostgres } from '../testing/testDatabases';
import { createApi } from './createApi';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PHONE = '01711000009';

describe('an API with test sessions', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, qaKey: QA_KEY, ...WITH_SANDBOX });

  beforeEach(() => createTestMarket(market.db));
  // Advances the clock, so that the rate limits of codes have ended before the next test.
  afterEach(() => clock.advance(DAY_MS / 1000));

  /** Headers of a request in a test session whose clock is ahead of the real clock. */
  const headersAt = (id: string, aheadMs: number, isFrozen = false) => {
    const at = new Date(clock.now().getTime() + aheadMs).toISOString();
    return sessionHeaders({ id, clock: { at, setAt: clock.now().toISOString(), isFrozen } });
  };
  async function send(options: InjectOptions) {
    const reply = await market.api.app.inject(options);
    return { status: reply.statusCode, body: reply.json() };
  }
  const post = (url: string, payload: object, headers = {}) =>
    send({ method: 'POST', url, payload, headers });
  const askForCode = (headers = {}) => post('/order/guest/code', { phone: PHONE }, headers);
  const outbox = async (query: Record<string, string>) =>
    (await send({ url: '/dev/outbox', query })).body;
  async function createCart() {
    const [cartUuid = ''] = await createTestCarts(market.db, 1, PRODUCT.rui);
    return cartUuid;
  }

  /** Orders a fish as the customer Rahim, to be paid by bKash. */
  async function placeOrder(headers = {}) {
    const account = { emailOrPhone: '01711000001', password: PASSWORD };
    const { accessToken } = (await post('/auth/customer/signin', account, headers)).body;
    const own = { ...headers, authorization: `Bearer ${accessToken}` };
    const item = { productUuid: PRODUCT.rui };
    const cart = (await post('/public-cart/cart-item', item, own)).body;
    const body = { ...orderBody(cart.uuid), paymentMethod: 'bkash' };
    const { uuid, orderNumber } = (await post('/order', body, own)).body;
    return { uuid, orderNumber, own };
  }

  /** Runs the job that sends messages about orders. Jobs know only the real time. */
  async function sendQueued() {
    const context = jobContext(market.db, clock.now);
    const messenger = createDispatcher({
      messengers: {},
      outbox: outboxMessenger({ db: market.db, now: clock.now, testSessionId }),
      isRecorded: true,
      log: context.log,
    });
    await sendOrderMessages({ ...context, messenger });
  }
  /** Reads the SMS about orders that were sent in a test session. */
  const readOrderMessages = async (session: string) =>
    (await outbox({ session, to: '01711000001' })).items.filter(({ text }: { text: string }) =>
      text.includes('Order'),
    );

  it('lets a one-time code expire by the clock of the test session', async () => {
    await askForCode(headersAt('one', 0));
    const { items } = await outbox({ session: 'one' });
    const otp = /\d{6}/.exec(items[0].text)?.[0];
    const enterAfter = (minutes: number) =>
      post(
        '/order/guest/verification',
        { phone: PHONE, otp },
        headersAt('one', minutes * MINUTE_MS),
      );
    expect(await enterAfter(11)).toMatchObject({ status: 400, body: { code: 'wrong-otp' } });
    expect(await enterAfter(9)).toMatchObject({ status: 200 });
  });

  it('decides by the clock of the test session whether a promo code is valid', async () => {
    const dayAfter = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
    await market.db
      .insertInto('promoCodes')
      .values({
        code: 'EID10',
        kind: 'percent',
        value: 10,
        maxUsesPerCustomer: 1,
        startsAt: dayAfter(10),
        endsAt: dayAfter(20),
      })
      .execute();
    const url = `/public-cart/promo-code?cartUuid=${await createCart()}`;
    const applyAfter = async (days: number) =>
      (await post(url, { code: 'EID10' }, headersAt('one', days * DAY_MS))).status;
    expect((await post(url, { code: 'EID10' })).status).toBe(404);
    expect([await applyAfter(9), await applyAfter(11), await applyAfter(21)]).toEqual([
      404, 200, 404,
    ]);
  });

  it('counts the promised delivery time from the day of the test session', async () => {
    const shops = market.db.updateTable('shops').set({ district: 'Dhaka' });
    await shops.where('uuid', '=', SHOP.padma).execute();
    const url = `/public-cart?cartUuid=${await createCart()}`;
    const promised = async (headers = {}) => {
      const { cartParcels } = (await send({ url, headers })).body;
      return Date.parse(cartParcels[0].delivery.withinDistrictBy);
    };
    expect((await promised(headersAt('one', 3 * DAY_MS))) - (await promised())).toBe(3 * DAY_MS);
  });

  it('gives concurrent requests the clocks of their own test sessions', async () => {
    // The cast is safe: `address()` returns a string only for a Unix socket.
    const { port } = market.api.app.server.address() as AddressInfo;
    const ask = async (aheadDays: number, headers = {}) => {
      const url = `http://127.0.0.1:${port}/blog/by-handle/how-to-choose-fish`;
      const { status, headers: received } = await fetch(url, { headers });
      return [aheadDays, status, received.get('date')];
    };
    const timeAfter = (days: number) =>
      new Date(clock.now().getTime() + days * DAY_MS).toUTCString();
    await market.db.updateTable('blogs').set({ publishedAt: clock.now() }).execute();
    const rounds = Array.from({ length: 20 }, () =>
      Promise.all([
        ask(-1, headersAt('early', -DAY_MS)),
        ask(1, headersAt('late', DAY_MS, true)),
        ask(0),
      ]),
    );
    for (const [early, late, outside] of await Promise.all(rounds)) {
      expect(early).toEqual([-1, 404, timeAfter(-1)]);
      expect(late).toEqual([1, 200, timeAfter(1)]);
      // Leaves out the date, because Node sets it from the clock of this machine.
      expect(outside?.slice(0, 2)).toEqual([0, 200]);
    }
  });

  it('completes a payment at the test payment gateway in a test session whose clock is a month ahead', async () => {
    const headers = headersAt('payer', 30 * DAY_MS);
    const { uuid, own } = await placeOrder(headers);
    const payment = { method: 'bkash', returnUrl: '/thank-you' };
    const { data } = (await post(`/payment/${uuid}`, payment, own)).body;
    const paid = await market.api.app.inject({
      method: 'POST',
      url: pageOf(data.gatewayUrl),
      payload: 'outcome=paid',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(paid.statusCode).toBe(303);
    const order = await send({ url: `/order/my-order/${uuid}`, headers: own });
    expect(order.body).toMatchObject({ paymentStatus: 'paid' });
  });

  it('counts the requests of each test session separately for the rate limits', async () => {
    const statusOf = async (headers = {}) => (await askForCode(headers)).status;
    const [one, other] = [headersAt('one', 0), headersAt('other', 0)];
    expect([await statusOf(one), await statusOf(one)]).toEqual([200, 429]);
    expect([await statusOf(other), await statusOf(other)]).toEqual([200, 429]);
    expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
    expect(await statusOf(headersAt('one', 2 * DAY_MS))).toBe(200);
    expect([await statusOf(), await statusOf(other)]).toEqual([429, 429]);
  });

  it('lists the messages that were sent in a test session', async () => {
    await askForCode(headersAt('past', -40 * DAY_MS));
    await askForCode(headersAt('future', 40 * DAY_MS));
    await askForCode();
    const sentAt = clock.now().toISOString();
    const message = { to: `+88${PHONE}`, sentAt };
    expect(await outbox({ session: 'past' })).toMatchObject({ items: [message] });
    expect(await outbox({ session: 'past', to: '01711000008' })).toEqual({ items: [] });
    expect(await outbox({ session: 'future', to: PHONE })).toMatchObject({ items: [message] });
    expect(await outbox({ session: 'unknown' })).toEqual({ items: [] });
    expect((await outbox({ to: PHONE })).items).toHaveLength(3);
  });

  it.each([-400, 0, 400])(
    'lists the messages about orders of a session whose clock is %i days ahead',
    async (days) => {
      const { orderNumber } = await placeOrder(headersAt('buyer', days * DAY_MS));
      await placeOrder();
      await sendQueued();
      const text = expect.stringContaining(`Order ${orderNumber} is placed.`);
      const sentAt = clock.now().toISOString();
      expect(await readOrderMessages('buyer')).toMatchObject([{ text, sentAt }]);
    },
  );

  it('lists the message about an order of the test session that a job has cancelled', async () => {
    const { orderNumber } = await placeOrder(headersAt('late', 0));
    clock.advance(3600);
    await expireUnpaidOrders(jobContext(market.db, clock.now));
    await sendQueued();
    expect(await readOrderMessages('late')).toMatchObject([
      { text: expect.stringContaining(`Order ${orderNumber} is cancelled.`) },
    ]);
  });

  it('does not store the measurements of test sessions', async () => {
    const { path } = apiCalls.recordMeasurements;
    const measured = {
      events: [{ name: 'view_item', items: [] }],
      vitals: [{ name: 'LCP', value: 400, remote: 'mf_catalog', release: 'a1b2' }],
    };
    const record = (headers = {}) =>
      post(path, measured, { ...headers, cookie: 'consent=statistics' });
    const count = async () =>
      (await market.db.selectFrom('analyticsEvents').select('name').execute()).length +
      (await market.db.selectFrom('webVitals').select('name').execute()).length;
    const stored = { status: 200, body: { isDone: true } };
    expect(await record(headersAt('one', 365 * DAY_MS))).toEqual(stored);
    expect(await record(headersAt('two', 0))).toEqual(stored);
    expect(await count()).toBe(0);
    expect(await record()).toEqual(stored);
    expect(await count()).toBe(2);
  });

  it.each([
    [{ session: '' }, 'session must be the id of a test session'],
    [{ session: 'a b', to: PHONE }, 'session must be the id of a test session'],
    [{ session: 'one', to: '' }, 'to must be a phone or an e-mail address'],
  ])('refuses to list messages for the query %j', async (query, message) => {
    expect(await outbox(query)).toMatchObject({ statusCode: 400, message: [message] });
  });

  it('bypasses the cache of popular searches for requests in test sessions', async () => {
    const ask = (headers = {}) =>
      market.api.app.inject({ url: apiCalls.listPopularSearches.path, headers });
    const sell = (uuid: string, soldCount: number) =>
      market.db.updateTable('products').set({ soldCount }).where('uuid', '=', uuid).execute();
    const first = (reply: Awaited<ReturnType<typeof ask>>) => reply.json().items[0].text;
    await sell(PRODUCT.honey, 100);
    const inSession = await ask(headersAt('one', 365 * DAY_MS));
    expect([first(inSession), inSession.headers['cache-control']]).toEqual(['Honey', 'no-store']);
    await sell(PRODUCT.hilsa, 200);
    expect(first(await ask())).toBe('Hilsa');
    await sell(PRODUCT.honey, 300);
    expect([first(await ask()), first(await ask(headersAt('one', 0)))]).toEqual(['Hilsa', 'Honey']);
  });

  it('ignores test session headers if it has no key for sessions', async () => {
    const { db, mediaDir } = market;
    const app = createApi({ db, mediaDir, mediaBaseUrl: '', hasDevTools: true, now: clock.now });
    const url = '/blog/by-handle/how-to-choose-fish';
    const past = headersAt('one', -9999 * DAY_MS, true);
    for (const headers of [past, { [QA_CONTEXT_HEADER]: 'forged' }]) {
      const reply = await app.inject({ url, headers });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).not.toBe('no-store');
    }
    await app.inject({
      method: 'POST',
      url: '/order/guest/code',
      payload: { phone: PHONE },
      headers: past,
    });
    // Closing waits until the message is sent.
    await app.close();
    expect((await outbox({ to: PHONE })).items).toHaveLength(1);
    expect(await outbox({ session: 'one' })).toEqual({ items: [] });
  });
});
