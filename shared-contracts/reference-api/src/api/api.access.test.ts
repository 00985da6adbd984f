import { randomBytes } from 'node:crypto';
import { createAddress } from '@marketplace/contracts/api/addresses';
import { signIn } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { addWishlistEntry } from '@marketplace/contracts/api/wishlist';
import type { HTTPMethods } from 'fastify';
import { sql } from 'kysely';
import { setHashCost } from '../customers/passwords';
import type { Database } from '../database/schema';
import { createTestMarket, PASSWORD } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { openTestApi, type TestApi } from '../testing/openTestApi';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { CHEAP_HASHES, OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

describe('the API', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    api = await openTestApi(db);
  }, OPEN_LIMIT_MS);

  beforeEach(() => createTestMarket(db));

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  const tokenOf = async (phone: string) =>
    (await callApi(signIn, { body: { emailOrPhone: phone, password: PASSWORD } })).accessToken;

  const ask = (token: string | undefined, method: HTTPMethods, url: string, payload?: object) =>
    api.app.inject({
      method: method as 'GET',
      url,
      payload,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });

  const me = (token?: string) => ask(token, 'GET', '/customer/current-customer');
  const trySignIn = (emailOrPhone: string, password: string, headers = {}) =>
    api.app.inject({
      method: 'POST',
      url: '/auth/customer/signin',
      payload: { emailOrPhone, password },
      headers,
    });

  it('accepts a sign-in by e-mail address and by phone, with or without +88 and in Bangla digits', async () => {
    const accounts = ['01711000001', '+8801711000001', '০১৭১১-০০০০০১', 'Rahim@example.com'];
    for (const account of accounts) {
      expect((await trySignIn(account, PASSWORD)).statusCode).toBe(200);
    }
  });

  it('hashes a password again at sign-in if the stored hash has an outdated cost', async () => {
    const phone = '01711000001';
    const hashes = async () =>
      (await db.selectFrom('customers').select('passwordHash').orderBy('phone').execute()).map(
        ({ passwordHash }) => passwordHash,
      );
    const [before = '', ...others] = await hashes();
    await trySignIn(phone, PASSWORD);
    expect(await hashes()).toEqual([before, ...others]);
    setHashCost({ memoryCost: 2048, timeCost: 1 });
    try {
      expect((await trySignIn(phone, 'not the password')).statusCode).toBe(401);
      expect(await hashes()).toEqual([before, ...others]);
      expect((await trySignIn(phone, PASSWORD)).statusCode).toBe(200);
    } finally {
      setHashCost(CHEAP_HASHES);
    }
    expect(await hashes()).toEqual([expect.stringContaining('$m=2048,t=1,'), ...others]);
    expect((await trySignIn(phone, PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['no token', () => undefined],
    ['a forged token', () => randomBytes(32).toString('base64url')],
    ['an empty token', () => ''],
    ['a token that contains a quote', () => "x' or '1'='1"],
    ['a made-up hash as token', () => 'a'.repeat(64)],
  ])('replies 401 to a request with %s', async (_, makeToken) => {
    const reply = await me(makeToken());
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer');
    expect(reply.json()).toMatchObject({ statusCode: 401, code: 'unauthorized' });
  });

  it('replies 401 to a request with an expired token', async () => {
    const token = await tokenOf('01711000001');
    expect((await me(token)).statusCode).toBe(200);
    await sql`update access_tokens set expires_at = now() - interval '1 second'`.execute(db);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('gives each sign-in its own token, and stores only the hashes of tokens', async () => {
    const first = await tokenOf('01711000001');
    const second = await tokenOf('01711000001');
    expect(second).not.toBe(first);
    const stored = await db.selectFrom('accessTokens').select('tokenHash').execute();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toContain(first);
  });

  it('revokes the old token of a browser that signs in again', async () => {
    const before = await tokenOf('01711000001');
    await trySignIn('01711000001', PASSWORD, { authorization: `Bearer ${before}` });
    expect((await me(before)).statusCode).toBe(401);
  });

  it('revokes one token at sign-out, clears prefetched pages, and leaves other devices signed in', async () => {
    const phone = await tokenOf('01711000001');
    const laptop = await tokenOf('01711000001');
    const { headers } = await ask(phone, 'POST', '/auth/customer/logout');
    expect(headers['clear-site-data']).toBe('"prefetchCache", "prerenderCache"');
    expect((await me(phone)).statusCode).toBe(401);
    expect((await me(laptop)).statusCode).toBe(200);
  });

  it('replies 404 to a customer who reads, pays for, changes or deletes what belongs to another customer', async () => {
    const rahim = await api.visit('01711000001');
    const address = await callApi(createAddress, { request: rahim, body: ADDRESS });
    const entry = await callApi(addWishlistEntry, {
      request: rahim,
      body: { productUuid: PRODUCT.rui },
    });
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
    const order = await callApi(placeOrder, { request: rahim, body: orderBody(cartUuid) });

    const karima = await tokenOf('01711000002');
    const replies = [
      await ask(karima, 'GET', `/order/my-order/${order.uuid}`),
      await ask(karima, 'POST', `/payment/${order.uuid}`, { method: 'cash-on-delivery' }),
      await ask(karima, 'PATCH', `/order/shipping-address/${address.uuid}`, { name: 'Mine' }),
      await ask(karima, 'DELETE', `/order/shipping-address/${address.uuid}`),
      await ask(karima, 'DELETE', `/wishlist/${entry.uuid}`),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    for (const url of ['/order/my-order', '/order/shipping-address', '/wishlist']) {
      expect((await ask(karima, 'GET', url)).json().items).toEqual([]);
    }
  });

  it('ignores an owner, a uuid and an admin flag in a request body', async () => {
    const karima = await tokenOf('01711000002');
    const smuggled = { customerUuid: 'x', uuid: PRODUCT.rui, isAdmin: true };
    const reply = await ask(karima, 'POST', '/order/shipping-address', { ...ADDRESS, ...smuggled });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().uuid).not.toBe(PRODUCT.rui);
    expect(reply.json()).not.toHaveProperty('customerUuid');
    expect((await ask(karima, 'GET', '/order/shipping-address')).json().items).toHaveLength(1);
  });

  it('sends the same reply to a sign-in with an unknown account as with a wrong password', async () => {
    const wrong = await trySignIn('01711000001', 'wrong');
    const unknown = await trySignIn('01799999999', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  it("limits guesses of an account's password, even if they are simultaneous", async () => {
    const guesses = Array.from({ length: 15 }, (_, n) => trySignIn('01711000001', `guess${n}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    const late = await trySignIn('01711000001', PASSWORD);
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(800);
    // Another customer on the same network can still sign in.
    expect((await trySignIn('01711000002', PASSWORD)).statusCode).toBe(200);
  });

  it('limits guesses from one network address, even for many accounts and with forged headers', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 104; n += 1) {
      // Only the last entry of `X-Forwarded-For` counts, because the shop's gateway appends it. A
      // client can forge the entries before it.
      const headers = { 'x-forwarded-for': `10.0.0.${n}, 203.0.113.7` };
      const account = `0181${String(n).padStart(7, '0')}`;
      statuses.push((await trySignIn(account, 'x', headers)).statusCode);
    }
    expect(statuses.slice(0, 100)).not.toContain(429);
    expect(statuses.slice(100)).toEqual([429, 429, 429, 429]);
  }, 30_000);
});
