import type { InjectOptions } from 'fastify';
import { deleteExpiredCarts } from '../cart/carts';
import { deleteExpiredEmailLinks } from '../customers/emailLinks';
import { deleteExpiredDevices } from '../customers/knownDevices';
import { deleteExpiredCodes } from '../customers/oneTimeCodes';
import { deleteExpiredTokens } from '../http/accessTokens';
import type { Job } from '../http/Handlers';
import { deleteExpiredWriteKeys } from '../http/writeOnce';
import { expireUnpaidOrders } from '../orders/expireUnpaidOrders';
import { deleteOldStockAlerts } from '../stock-alerts/notifyStockAlerts';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { jobContext } from '../testing/jobContext';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { ADDRESS, orderBody } from '../testing/orderBody';
import { WITH_SANDBOX } from '../testing/payAtSandbox';
import { serveMarket } from '../testing/serveMarket';
import { QA_KEY, sessionHeaders } from '../testing/sessionHeaders';
import { openPostgres } from '../testing/testDatabases';

const DAY = 86_400;
const DAYS_BEHIND = 500;
const PHONE = '01711000009';
const KEY = 'k'.repeat(32);

describe('a test session whose clock is more than a year behind', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now, qaKey: QA_KEY, ...WITH_SANDBOX });

  beforeEach(() => createTestMarket(market.db));
  // Advances the clock, so that the rate limits have ended before the next test.
  afterEach(() => clock.advance(DAY));

  /** Headers of the test session, a number of minutes after its start. */
  const headersAfter = (minutes = 0) => {
    const aheadMs = (minutes * 60 - DAYS_BEHIND * DAY) * 1000;
    const at = new Date(clock.now().getTime() + aheadMs).toISOString();
    const setAt = clock.now().toISOString();
    return sessionHeaders({ id: 'past', clock: { at, setAt, isFrozen: true } });
  };
  async function send(options: InjectOptions) {
    const reply = await market.api.app.inject(options);
    return { status: reply.statusCode, body: reply.json() };
  }
  const post = (url: string, payload: object, headers: object = headersAfter()) =>
    send({ method: 'POST', url, payload, headers: { ...headers } });
  async function run(...jobs: Job[]) {
    const context = jobContext(market.db, clock.now);
    for (const job of jobs) await job(context);
  }
  async function signIn() {
    const account = { emailOrPhone: '01711000001', password: PASSWORD };
    const { accessToken } = (await post('/auth/customer/signin', account)).body;
    return { ...headersAfter(), authorization: `Bearer ${accessToken}` };
  }
  const profileStatus = async (headers: Record<string, string>) =>
    (await send({ url: '/customer/current-customer', headers })).status;

  it('keeps its logins, until they expire in real time', async () => {
    const headers = await signIn();
    await run(deleteExpiredTokens);
    expect(await profileStatus(headers)).toBe(200);
    clock.advance(31 * DAY);
    await run(deleteExpiredTokens);
    expect(await profileStatus(headers)).toBe(401);
  });

  it('keeps a login that was used last by its clock', async () => {
    const headers = await signIn();
    const lastUsedAt = new Date(clock.now().getTime() - (DAYS_BEHIND + 1) * DAY * 1000);
    await market.db.updateTable('accessTokens').set({ lastUsedAt }).execute();
    expect(await profileStatus(headers)).toBe(200);
    await run(deleteExpiredTokens);
    expect(await profileStatus(headers)).toBe(200);
  });

  it('keeps its carts, until they expire in real time', async () => {
    const { uuid } = (await post('/public-cart/cart-item', { productUuid: PRODUCT.rui })).body;
    const read = async () => {
      const url = `/public-cart?cartUuid=${uuid}`;
      return (await send({ url, headers: headersAfter() })).body.totalQuantity;
    };
    await run(deleteExpiredCarts);
    expect(await read()).toBe(1);
    const again = { productUuid: PRODUCT.rui, cartUuid: uuid };
    await post('/public-cart/cart-item', again);
    await run(deleteExpiredCarts);
    expect(await read()).toBe(2);
    clock.advance(31 * DAY);
    await run(deleteExpiredCarts);
    expect(await read()).toBe(0);
  });

  it('keeps its unpaid orders, until they expire in real time', async () => {
    const headers = await signIn();
    const productUuid = PRODUCT.rui;
    const cart = (await post('/public-cart/cart-item', { productUuid }, headers)).body;
    const body = { ...orderBody(cart.uuid), paymentMethod: 'bkash' };
    const { uuid } = (await post('/order', body, headers)).body;
    const read = async () => (await send({ url: `/order/my-order/${uuid}`, headers })).body.status;
    await run(expireUnpaidOrders);
    expect(await read()).toBe('placed');
    clock.advance(3600);
    await run(expireUnpaidOrders);
    expect(await read()).toBe('cancelled');
  });

  it('keeps its one-time codes, which expire by its clock, and the tokens of guests', async () => {
    await post('/order/guest/code', { phone: PHONE });
    await run(deleteExpiredCodes);
    const query = { session: 'past' };
    const { items } = (await send({ url: '/dev/outbox', query })).body;
    const otp = /\d{6}/.exec(items[0].text)?.[0];
    const enterAfter = (minutes: number) =>
      post('/order/guest/verification', { phone: PHONE, otp }, headersAfter(minutes));
    expect(await enterAfter(11)).toMatchObject({ status: 400, body: { code: 'wrong-otp' } });
    expect((await enterAfter(9)).status).toBe(200);
    await run(deleteExpiredTokens);
    const tokens = await market.db.selectFrom('guestTokens').select('tokenHash').execute();
    expect(tokens).toHaveLength(1);
  });

  it('keeps its idempotency keys, e-mail links, stock alerts and known devices', async () => {
    const headers = await signIn();
    const email = { email: 'new@example.com', currentPassword: PASSWORD };
    const alert = { productUuid: PRODUCT.rui, emailOrPhone: PHONE, language: 'en' };
    const stock = market.db.updateTable('products').set({ inventoryQuantity: 0 });
    await stock.where('uuid', '=', PRODUCT.rui).execute();
    const sent = [
      await post('/order/shipping-address', ADDRESS, { ...headers, 'idempotency-key': KEY }),
      await send({ method: 'PATCH', url: '/customer/current-customer', payload: email, headers }),
      await post('/product/stock-alert', alert, headers),
    ];
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    await run(
      deleteExpiredWriteKeys,
      deleteExpiredEmailLinks,
      deleteOldStockAlerts,
      deleteExpiredDevices,
    );
    for (const table of ['idempotencyKeys', 'emailLinks', 'stockAlerts', 'knownDevices'] as const) {
      const rows = await market.db.selectFrom(table).selectAll().execute();
      expect([table, rows.length]).toEqual([table, 1]);
    }
  });

  it.each([
    ['valid', 200],
    ['expired', 401],
    ['revoked', 401],
  ])(
    'gets a token of a demonstration customer: the token is %s, and the API replies %i',
    async (token, status) => {
      const wanted = { phone: '01711000001', token };
      const { accessToken } = (await post('/dev/tokens', wanted)).body;
      const headers = { ...headersAfter(), authorization: `Bearer ${accessToken}` };
      expect(await profileStatus(headers)).toBe(status);
      await run(deleteExpiredTokens);
      expect(await profileStatus(headers)).toBe(status);
    },
  );
});
