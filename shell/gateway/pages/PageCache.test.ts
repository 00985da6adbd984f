import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { BREAKS_OFF, createTestGateway } from '../testing/createTestGateway';

const MINUTE = { freshMs: 60_000, staleMs: 240_000 };
const br = { 'accept-encoding': 'br' };
const gzip = { 'accept-encoding': 'gzip' };

let pages: Awaited<ReturnType<typeof createTestGateway>>;

beforeEach(async () => {
  pages = await createTestGateway();
  pages.answerWith(MINUTE);
});
afterEach(() => pages.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  pages.gateway.inject({ url, headers: { host: 'shop.example', ...headers } });
const made = () => pages.asked.length;
const textOf = ({ rawPayload }: LightMyRequestResponse) =>
  brotliDecompressSync(rawPayload).toString();

/** Moves `Date.now` forward, but does not run timers. */
function goTo(ms: number): void {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('a page that is the same for all visitors', () => {
  it('is sent with `cross-origin-opener-policy: unsafe-none`, unlike a personal page', async () => {
    const opener = async (url: string, headers?: Record<string, string>) =>
      (await get(url, headers)).headers['cross-origin-opener-policy'];
    expect(await opener('/product', br)).toBe('unsafe-none');
    expect(await opener('/product')).toBe('unsafe-none');
    expect(await opener('/orders')).toBeUndefined();
    expect(await opener('/product', { cookie: 'accessToken=abc' })).toBeUndefined();
  });

  it('is rendered once for a thousand visits while it is fresh', async () => {
    const visit = (count: number) =>
      Promise.all(Array.from({ length: count }, () => get('/product/rui-fish', br)));
    const answers = await visit(400);
    goTo(30_000);
    answers.push(...(await visit(300)));
    goTo(20_000);
    answers.push(...(await visit(300)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(made()).toBe(1);
    const renewed = new Promise<void>((resolve) => {
      pages.answerWith(async () => {
        resolve();
        return MINUTE;
      });
    });
    goTo(11_000);
    // Visits that wait too long get the old page, but the new page is still rendered.
    await Promise.all([visit(1000), renewed]);
    expect(made()).toBe(2);
  });

  it('is requested from the worker without data of the visitor', async () => {
    await get('/?utm_source=x', { ...br, cookie: 'cartUuid=secret; consent=1', referer: '/x' });
    const {
      host: _host,
      connection: _connection,
      traceparent: _trace,
      ...headers
    } = pages.asked[0]?.headers ?? {};
    expect(pages.asked[0]?.url).toBe('/');
    expect(headers).toEqual({
      'x-render-shared': '1',
      'x-render-origin': 'http://shop.example',
      'accept-language': 'en',
      'accept-encoding': 'br',
    });
  });

  it('has the same text in every encoding', async () => {
    pages.answerWith({ ...MINUTE, html: '<p>রুই মাছ</p>' });
    expect(textOf(await get('/', br))).toBe('<p>রুই মাছ</p>');
    const zipped = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('<p>রুই মাছ</p>');
    const plain = await get('/');
    expect(plain.body).toBe('<p>রুই মাছ</p>');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(made()).toBe(1);
  });

  it('is replaced by an uncacheable error page if it cannot be decompressed', async () => {
    pages.answerWith({ ...MINUTE, bytes: Buffer.from('damaged') });
    const { statusCode, headers, body } = await get('/', gzip);
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers.etag).toBeUndefined();
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('<!doctype html>');
  });

  it('is not sent to a browser that already has it', async () => {
    const { headers } = await get('/', br);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const again = await get('/', { ...br, 'if-none-match': `"x", ${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(headers.etag);
    // A 304 may state no length except that of the page (RFC 9110, section 8.6), so it states none.
    expect(again.headers['content-length']).toBeUndefined();
    pages.answerWith({ ...MINUTE, html: '<p>new</p>' });
    goTo(61_000);
    const changed = await get('/', { ...br, 'if-none-match': String(headers.etag) });
    expect(changed.statusCode).toBe(200);
  });

  it('is sent without a body for a HEAD, and completely for a range request', async () => {
    const head = await pages.gateway.inject({
      method: 'HEAD',
      url: '/',
      headers: { ...br, host: 'shop.example' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const ranged = await get('/', { ...br, range: 'bytes=0-3' });
    expect([ranged.statusCode, textOf(ranged)]).toEqual([200, '<p>ok</p>']);
    expect(made()).toBe(1);
  });

  it('is rendered again as soon as a new release is live', async () => {
    await get('/', br);
    pages.state.compositionId = 'second';
    pages.answerWith({ ...MINUTE, html: '<p>new</p>' });
    expect(textOf(await get('/', br))).toBe('<p>new</p>');
  });

  describe('when it is streamed', () => {
    it('is rendered once for all visitors who wait for it, and is not cached', async () => {
      pages.answerWith({ isWhole: false, html: '<p>slow</p>', later: ['<p>later</p>'] });
      const answers = await Promise.all([get('/', br), get('/', br), get('/'), get('/', gzip)]);
      const [first, second, plain, zipped] = answers;
      expect([first, second].map((it) => it && textOf(it))).toEqual(
        Array(2).fill('<p>slow</p><p>later</p>'),
      );
      expect([plain, zipped].map((it) => it?.body)).toEqual(
        Array(2).fill('<p>slow</p><p>later</p>'),
      );
      expect(made()).toBe(1);
      expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
        Array(4).fill('private, no-cache'),
      );
      await get('/', br);
      expect(made()).toBe(2);
    });

    it('is sent without the cookies that the worker sets', async () => {
      pages.answerWith({ isWhole: false, headers: { 'set-cookie': 'accessToken=stolen' } });
      expect((await get('/', br)).headers['set-cookie']).toBeUndefined();
    });

    it('breaks off if its worker ends', async () => {
      pages.answerWith({ isWhole: false, html: '<p>slow</p>', later: [BREAKS_OFF] });
      await expect(get('/', br)).rejects.toThrow();
    });
  });
});

describe('a prefetch under load', () => {
  it.each([
    ['is refused, but visitors who wait for the same page get the page', 25, [503, 200, 200], 1],
    [
      'is refused, like visitors who wait for the same page, if no slot is left',
      30,
      [503, 503, 503],
      0,
    ],
  ])('%s', async (_, others, expected, makes) => {
    let begin: () => void = () => undefined;
    pages.acquireSlots(others);
    pages.state.whenReady = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const ahead = get('/', { ...br, 'sec-purpose': 'prefetch' });
    const visits = [ahead, get('/', br), get('/', br)];
    await new Promise((resolve) => setTimeout(resolve, 100));
    begin();
    const statuses = (await Promise.all(visits)).map(({ statusCode }) => statusCode);
    expect([statuses, made()]).toEqual([expected, makes]);
  });
});

it('a page is rendered for a waiting visitor even if the network of an earlier visitor has reached its limit', async () => {
  const crowded = '203.0.113.7';
  pages.acquireSlots(19, crowded);
  let begin: () => void = () => undefined;
  pages.state.whenReady = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const ask = (remoteAddress: string) => pages.gateway.inject({ url: '/', remoteAddress });
  const visits = [crowded, '198.51.100.1', crowded].map(ask);
  await new Promise((resolve) => setTimeout(resolve, 50));
  begin();
  const statuses = (await Promise.all(visits)).map(({ statusCode }) => statusCode);
  expect([statuses, made()]).toEqual([[503, 200, 503], 1]);
});

describe('the memory of the page cache', () => {
  it('is limited in bytes', async () => {
    await pages.stop();
    pages = await createTestGateway({ pageCacheBytes: 5400 });
    pages.answerWith(MINUTE);
    for (const path of ['/', '/product', '/blog', '/']) await get(path, br);
    expect(made()).toBe(4);
    await get('/blog', br);
    expect(made()).toBe(4);
  });

  it('holds no home page for a visitor with the cookie wantedPage, but holds other pages for this visitor', async () => {
    for (const cookie of ['', 'wantedPage=%2Forders; cartQuantity=1', '']) {
      const { headers } = await get('/', { ...br, cookie });
      expect(headers['cache-control']).toMatch(cookie ? /^private/ : /^public/);
      await get('/blog', { ...br, cookie });
    }
    expect(made()).toBe(3);
  });

  it('holds one entry for all URLs that differ only in query fields without an effect', async () => {
    for (const query of ['', '?', '?utm_source=a', '?fbclid=b', '?pageNumber=2']) {
      await get(`/${query}`, br);
    }
    expect(made()).toBe(1);
  });
});

describe('the page cache', () => {
  it.each([
    ['a page for a session', '/', { cookie: 'accessToken=abc' }],
    ['a page for an empty session', '/', { cookie: 'accessToken=' }],
    ['a page for an unknown cookie', '/', { cookie: 'cartQuantity=1; ab_test=b' }],
    ['a page that selects a language', '/?lang=bn', {}],
    ['a page that selects a language with an encoded query', '/?%6cang=bn', {}],
    ['the cart', '/cart', {}],
    ['the cart in upper case', '/CART', {}],
    ['the cart with a trailing slash', '/cart/', {}],
    ['orders', '/orders', {}],
    ['orders with a capital letter', '/Orders', {}],
    ['orders with a trailing slash', '/orders/', {}],
    ['orders with an encoded letter', '/%6frders', {}],
    ['a shared page in upper case', '/PRODUCT', {}],
    ['a shared page with a trailing slash', '/product/', {}],
    ['orders that look like a file', '/orders/x.css', {}],
    ['orders behind the path of a shared page', '/product/../orders', {}],
    ['orders behind encoded dots', '/product/%2e%2e/orders', {}],
    ['orders behind backslashes', '/product\\..\\orders', {}],
    ['an unknown path', '/nowhere', {}],
    ['a very long URL', `/product?productName=${'x'.repeat(1000)}`, {}],
    ['a page for an invalid host', '/', { host: 'shop.example/orders?' }],
  ])('does not cache %s', async (_what, url, headers) => {
    const first = await get(url, { ...br, ...headers });
    expect(first.headers['cache-control']).toMatch(/^private/);
    expect(first.headers.etag).toBeUndefined();
    const before = made();
    await get(url, { ...br, ...headers });
    expect(made()).toBe(before + 1);
  });

  it.each([
    ['an error', { status: 503 }],
    ['a missing page', { status: 404 }],
    ['a redirect', { status: 302, headers: { location: '/x' } }],
    ['a page that sets a cookie', { headers: { 'set-cookie': 'accessToken=stolen' } }],
  ])('does not cache %s', async (_what, answer) => {
    pages.answerWith({ ...MINUTE, ...answer });
    const { headers } = await get('/', br);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers['set-cookie']).toBeUndefined();
    await get('/', br);
    expect(made()).toBe(2);
  });

  it.each([
    ['host header', { host: 'evil.example' }, 'http://evil.example'],
    ['x-forwarded-host header', { 'x-forwarded-host': 'evil.example' }, 'http://shop.example'],
    ['forwarded header', { forwarded: 'host=evil.example;proto=https' }, 'http://shop.example'],
    ['x-original-url header', { 'x-original-url': '/orders' }, 'http://shop.example'],
    ['accept-language header', { 'accept-language': 'xx,evil;q=9' }, 'http://shop.example'],
  ])('does not let a forged %s change a shared page', async (_what, headers, origin) => {
    pages.answerWith(async (request) => ({
      ...MINUTE,
      html: `${request.headers['x-render-origin']} ${request.url}`,
    }));
    expect(textOf(await get('/', { ...br, ...headers }))).toBe(`${origin} /`);
    expect(textOf(await get('/', br))).toBe('http://shop.example /');
  });

  it('has a separate entry for each language', async () => {
    pages.answerWith(async ({ headers }) => ({ ...MINUTE, html: headers['accept-language'] }));
    expect(textOf(await get('/', { ...br, 'accept-language': 'bn-BD,en;q=0.5' }))).toBe('bn');
    expect(textOf(await get('/', { ...br, cookie: 'i18n_redirected=fr' }))).toBe('fr');
    expect(textOf(await get('/', { ...br, cookie: 'i18n_redirected=evil' }))).toBe('en');
    expect(textOf(await get('/', br))).toBe('en');
    expect(made()).toBe(3);
  });
});
