import { createTestGateway } from '../testing/createTestGateway';

let pages: Awaited<ReturnType<typeof createTestGateway>>;
beforeEach(async () => {
  pages = await createTestGateway();
});
afterEach(() => pages.stop());

const OWN = { host: 'shop.example', origin: 'http://shop.example' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const post = (headers: Record<string, string>, payload = 'quantity=2', url = '/cart') =>
  pages.gateway.inject({ method: 'POST', url, headers: { ...FORM, ...headers }, payload });

describe('a form from a page of the shop', () => {
  it('reaches a worker unchanged, with the URL of the page it comes from', async () => {
    pages.answerWith({
      status: 303,
      headers: { location: '/product/rui-fish', 'set-cookie': ['cartUuid=1', 'notice=x'] },
      html: '',
    });
    const referer = 'http://shop.example/product/rui-fish';
    const answer = await post({
      ...OWN,
      referer,
      cookie: 'cartQuantity=2',
      'x-other': '1',
      'x-forwarded-for': '203.0.113.7',
    });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/product/rui-fish',
      'set-cookie': ['cartUuid=1', 'notice=x'],
      'cache-control': 'private, no-store',
    });
    expect(pages.asked).toHaveLength(1);
    expect(pages.asked[0]).toMatchObject({
      method: 'POST',
      body: 'quantity=2',
      // The worker gets the IP address of the connection, not the one that the visitor's header
      // states.
      headers: {
        ...FORM,
        referer,
        cookie: 'cartQuantity=2',
        'content-length': '10',
        'x-forwarded-for': '127.0.0.1',
      },
    });
    expect(pages.asked[0]?.headers).not.toHaveProperty('x-other');
  });

  it.each([
    ['its origin differs only in the scheme', { origin: 'https://shop.example' }],
    ['the browser states the same origin', { 'sec-fetch-site': 'same-origin' }],
  ])('is accepted if %s', async (_what, headers) => {
    expect((await post({ ...OWN, ...headers })).statusCode).toBe(200);
  });

  const referer = 'http://shop.example/product/rui-fish';
  it.each([
    ['no origin, but a referrer in the shop', { referer }],
    ['no origin, but the same site', { 'sec-fetch-site': 'same-origin' }],
    ['the origin null, but a referrer in the shop', { origin: 'null', referer }],
    ['the origin null, but the same site', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ])('is accepted if the browser states %s', async (_what, headers) => {
    expect((await post({ host: OWN.host, ...headers })).statusCode).toBe(200);
  });
});

describe('a form from elsewhere', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    [
      'a site whose name begins like that of the shop',
      { origin: 'http://shop.example.evil.example' },
    ],
    ['another port of the host', { origin: 'http://shop.example:81' }],
    ['a subdomain', { origin: 'http://blog.shop.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['a subdomain that states the origin of the shop', { 'sec-fetch-site': 'same-site' }],
    ['another site that states the origin of the shop', { 'sec-fetch-site': 'cross-site' }],
    ['no page at all', { 'sec-fetch-site': 'none' }],
    [
      'another site, although its referrer is a page of the shop',
      { origin: 'https://evil.example', referer: 'http://shop.example/cart' },
    ],
  ])('is refused if it comes from %s', async (_whose, headers) => {
    const cookie = 'accessToken=secret; cartUuid=1';
    expect((await post({ ...OWN, cookie, ...headers })).statusCode).toBe(403);
    expect(pages.asked).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['the origin null', { origin: 'null' }],
    ['a page of another site', { referer: 'https://evil.example/?http://shop.example/' }],
    ['a page of a subdomain', { referer: 'http://blog.shop.example/' }],
    ['a page whose host begins like the shop', { referer: 'http://shop.example.evil.example/' }],
    ['another site', { 'sec-fetch-site': 'cross-site', referer: 'http://shop.example/cart' }],
    ['the origin null and another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a referrer that is no URL', { referer: 'shop.example' }],
  ])('is refused if the browser states %s as its source', async (_what, headers) => {
    const cookie = 'accessToken=secret; cartUuid=1';
    expect((await post({ host: OWN.host, cookie, ...headers })).statusCode).toBe(403);
    expect(pages.asked).toEqual([]);
  });

  it('is answered with a page in three languages that says what to do and does not mention JavaScript', async () => {
    const { body } = await post({ host: OWN.host, accept: 'text/html' });
    expect(body).toContain('open the shop</a> and send the form from there.');
    expect(body).toMatch(/lang="bn">.*lang="fr">/);
    expect(body).not.toMatch(/JavaScript|জাভাস্ক্রিপ্ট/);
  });

  it('is recognised by the public origin, whatever the Host header names', async () => {
    await pages.stop();
    pages = await createTestGateway({ publicOrigin: 'https://shop.example' });
    const host = 'evil.example';
    expect((await post({ host, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post({ host, origin: 'https://shop.example' })).statusCode).toBe(200);
  });
});

it('a visitor whose form is refused gets a page that says how to restore the input', async () => {
  const { statusCode, headers, body } = await post(
    { ...OWN, accept: 'text/html' },
    'a=1',
    '/shoplist',
  );
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/);
  expect(body).toContain('Please go back, where what you typed still stands');
});

it.each([
  ['to a page without an action', 405, OWN, '/shoplist', 'a=1'],
  ['to an unknown path', 405, OWN, '/nowhere', 'a=1'],
  ['that is too long', 413, OWN, '/cart', `note=${'x'.repeat(70_000)}`],
  ['as JSON', 415, { ...OWN, 'content-type': 'application/json' }, '/cart', '{}'],
  ['with files', 415, { ...OWN, 'content-type': 'multipart/form-data; boundary=x' }, '/cart', ''],
] as const)('a form %s is refused with status %s', async (_what, status, headers, url, payload) => {
  expect((await post(headers, payload, url)).statusCode).toBe(status);
  expect(pages.asked).toEqual([]);
});

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  'a page answers %s with status 405 and the methods that it takes',
  async (method) => {
    const allowed = async (url: string) => {
      const { statusCode, headers } = await pages.gateway.inject({ method, url });
      return [statusCode, headers.allow];
    };
    expect(await allowed('/shoplist')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('/cart?from=header')).toEqual([405, 'GET, HEAD, POST']);
    expect(pages.asked).toEqual([]);
  },
);

it('a form is sent to a worker only once, even if the worker ends', async () => {
  pages.answerWith(async (request) => {
    request.socket.destroy();
    return {};
  });
  expect((await post(OWN)).statusCode).toBe(503);
  expect(pages.asked).toHaveLength(1);
});
