import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Database } from '../database/schema';
import { createTestCustomer } from '../testing/access/createCustomerFixtures';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { openTestApi, type TestApi } from '../testing/openTestApi';
import { ADDRESS, fillCartOf, orderBody } from '../testing/orderBody';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

describe('the API', () => {
  let db: Database;
  let close: () => Promise<void>;
  let api: TestApi;

  beforeAll(async () => {
    ({ db, close } = await openPostgres());
    await createTestMarket(db);
    api = await openTestApi(db);
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await api?.close();
    await close?.();
  });

  const get = (url: string) => api.app.inject({ method: 'GET', url });
  const post = (url: string, payload: string, type = 'application/json') =>
    api.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

  const LIST = '/product/public/product';

  it.each([
    [`${LIST}?pageSize=abc`, 'pageSize must be a whole number from 1 to 100'],
    [`${LIST}?pageSize=0`, 'pageSize must be a whole number from 1 to 100'],
    [`${LIST}?pageSize=101`, 'pageSize must be a whole number from 1 to 100'],
    [`${LIST}?pageSize=1.5`, 'pageSize must be a whole number from 1 to 100'],
    [`${LIST}?pageSize=1&pageSize=2`, 'pageSize must be a whole number from 1 to 100'],
    [`${LIST}?pageSize=`, 'pageSize must be a whole number from 1 to 100'],
    [`${LIST}?pageNumber=-1`, 'pageNumber must be a whole number from 1 to 1000000'],
    [`${LIST}?pageNumber=1e99`, 'pageNumber must be a whole number from 1 to 1000000'],
    [`${LIST}?sort=cheap`, 'sort must be a known order'],
    [`${LIST}?shopUuid=x'or'1`, 'shopUuid must be a uuid'],
    [`${LIST}?productTagUuid=x`, 'productTagUuid must be a uuid'],
    [`${LIST}?productTagUuid=${UNKNOWN}&productTagUuid=y`, 'productTagUuid.1 must be a uuid'],
    [`${LIST}?minPrice=-5`, 'minPrice must be a whole number from 0 to 10000000'],
    [
      `${LIST}/search?productName=%00`,
      'A text must not hold the NUL character or half of a character',
    ],
    ['/category/public-featured-products', 'featuredGroupUuid must be a uuid'],
    ['/blog?pageSize=NaN', 'pageSize must be a whole number from 1 to 100'],
    [
      '/category/sub-categories?removeUnusedSubCategory=1',
      'removeUnusedSubCategory must be true or false',
    ],
  ])('refuses %s and says why', async (url, message) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ statusCode: 400, code: 'invalid-input', message: [message] });
  });

  it.each([
    [`${LIST}?__proto__=1&constructor=x&toString=y`],
    [`${LIST}?productCategoryUuid=${CATEGORY.river}&productCategoryUuid=${CATEGORY.sweet}`],
    [`${LIST}/`],
  ])('accepts %s', async (url) => {
    expect((await get(url)).statusCode).toBe(200);
  });

  it.each([
    ['/nowhere'],
    [`${LIST}/by-handle/none`],
    [`${LIST}/by-handle/${'x'.repeat(300)}`],
    ['/blog/by-handle/none'],
    [`/category/public-featured-products?featuredGroupUuid=${UNKNOWN}`],
    ['/media/../main.ts'],
    ['/media/..%2f..%2fetc%2fpasswd'],
    ['/media/products/none.webp'],
    ['/media/secret.txt'],
    ['/media'],
    ['/media/'],
    ['/media/products/'],
    ['/.git/config'],
    ['/media/..%2f..%2f.git%2fconfig'],
    ['/__proto__'],
  ])('replies 404 to %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ statusCode: 404, code: 'not-found' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('refuses a URL that cannot be decoded', async () => {
    expect((await get('/blog/by-handle/%E0%A4%A')).statusCode).toBe(400);
  });

  it('replies 405 with an Allow header if the path exists only with other methods', async () => {
    const reply = await api.app.inject({
      method: 'PUT',
      url: '/order/shipping-address',
      payload: {},
    });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, POST');
  });

  it.each([LIST, '/auth/customer/signin', '/nowhere'])(
    'does not return the headers of a TRACE request to %s',
    async (path) => {
      const { port } = api.app.server.address() as AddressInfo;
      const headers = { authorization: 'Bearer secret' };
      const asking = request({ host: '127.0.0.1', port, method: 'TRACE', path, headers }).end();
      const [reply] = await once(asking, 'response');
      expect(reply.statusCode).toBe(404);
      expect(await text(reply)).not.toContain('secret');
    },
  );

  it.each(['\uD83D', '\uDE00', 'a\u0007\u001B'])(
    'removes control characters and halves of emojis from the texts of an order: %j',
    async (junk) => {
      const { token } = await createTestCustomer(db);
      const [cart = ''] = await fillCartOf(api.app, PRODUCT.rui);
      const address = { ...ADDRESS, street: `House 5 ${junk}` };
      const reply = await api.app.inject({
        method: 'POST',
        url: '/order',
        headers: { authorization: `Bearer ${token}` },
        payload: { ...orderBody(cart), shippingAddress: address, note: `Ring ${junk}` },
      });
      expect(reply.statusCode).toBe(200);
      const end = junk.startsWith('a') ? ' a' : '';
      expect(reply.json()).toMatchObject({
        shippingAddress: { street: `House 5${end}` },
        note: `Ring${end}`,
      });
    },
  );

  it('refuses half of an emoji in a password, and says why', async () => {
    const body = JSON.stringify({ emailOrPhone: '01711000001', password: 'Passw0rd\uD83D' });
    const reply = await post('/auth/customer/signin', body);
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      ['A text must not hold the NUL character or half of a character'],
    ]);
  });

  const CART = '/public-cart/cart-item';

  it.each<[string, string, string, number, string]>([
    [
      'a megabyte long',
      JSON.stringify({ x: 'y'.repeat(1_000_000) }),
      'application/json',
      413,
      'too-large',
    ],
    ['a form', 'a=b', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['plain text', '{}', 'text/plain', 415, 'unsupported-media-type'],
    ['incomplete JSON', '{"productUuid":', 'application/json', 400, 'invalid-json'],
    [
      'an object with a prototype key',
      '{"__proto__":{"isAdmin":true}}',
      'application/json',
      400,
      'invalid-json',
    ],
    ['a list', '[]', 'application/json', 400, 'invalid-input'],
    ['empty', '', 'application/json', 400, 'invalid-input'],
  ])('refuses a body that is %s', async (_, payload, type, status, code) => {
    const reply = await post(CART, payload, type);
    expect(reply.json()).toMatchObject({ statusCode: status, code });
    expect(reply.statusCode).toBe(status);
  });

  it.each([0, -1, 1.5, 10_000, '2', null, 1e300, true])(
    'refuses to add %p pieces to a cart',
    async (quantity) => {
      const body = JSON.stringify({ productUuid: PRODUCT.rui, quantity });
      const reply = await post(CART, body);
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message[0]).toMatch(/^quantity must be/);
    },
  );

  it.each(['x', "1' or '1'='1", UNKNOWN, '../..', 'x'.repeat(200)])(
    'shows an empty cart for the unknown uuid %p, and adds products to a new cart',
    async (cartUuid) => {
      const shown = await get(`/public-cart?cartUuid=${encodeURIComponent(cartUuid)}`);
      expect(shown.json()).toEqual({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
      const added = await post(CART, JSON.stringify({ productUuid: PRODUCT.rui, cartUuid }));
      expect(added.json()).toMatchObject({ totalQuantity: 1 });
      expect(added.json().uuid).not.toBe(cartUuid);
    },
  );

  it('sends its security headers with replies of every kind', async () => {
    for (const url of [LIST, '/nowhere', '/healthz', '/public-cart', `${LIST}?pageSize=abc`]) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  it('cannot be called from pages of another origin', async () => {
    const origin = 'https://evil.example';
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    };
    const replies = [
      await api.app.inject({ method: 'OPTIONS', url: CART, headers: { origin, ...asked } }),
      await api.app.inject({ method: 'GET', url: LIST, headers: { origin } }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
    const names = replies.flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each([
    [LIST, undefined, 'public, max-age=15, stale-while-revalidate=150'],
    [LIST, 'Bearer abc', 'no-store'],
    ['/public-cart', undefined, 'no-store'],
  ])(
    'for %s with authorization %s, sends the header Cache-Control: %s',
    async (url, authorization, expected) => {
      const headers = authorization ? { authorization } : {};
      const reply = await api.app.inject({ method: 'GET', url, headers });
      expect(reply.headers['cache-control']).toBe(expected);
    },
  );

  it('makes `times` requests fail after POST /dev/faults, by default all until DELETE /dev/faults', async () => {
    await post('/dev/faults', JSON.stringify({ path: '/blog', status: 500, times: 1 }));
    await post('/dev/faults', JSON.stringify({ path: '/slider', status: 503 }));
    expect((await get('/blog')).statusCode).toBe(500);
    expect((await get('/blog')).statusCode).toBe(200);
    expect((await get('/slider/home-slider')).statusCode).toBe(503);
    await api.app.inject({ method: 'DELETE', url: '/dev/faults' });
    expect((await get('/slider/home-slider')).statusCode).toBe(200);
  });
});
