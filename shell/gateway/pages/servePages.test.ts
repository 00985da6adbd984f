import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { BREAKS_OFF, createTestGateway } from '../testing/createTestGateway';
import { ORIGIN_HEADER, SHARED_HEADER } from '../workers/renderProtocol';

let pages: Awaited<ReturnType<typeof createTestGateway>>;

async function start(options?: Parameters<typeof createTestGateway>[0]) {
  pages = await createTestGateway(options);
  return pages;
}

const ofVisitor = () => {
  const {
    host: _host,
    connection: _connection,
    traceparent: _trace,
    ...headers
  } = pages.asked.at(-1)?.headers ?? {};
  return headers;
};

afterEach(() => pages.stop());

describe('the trace of a page', () => {
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

  it.each(['/orders', '/product'])('is passed to the worker that renders %s', async (url) => {
    const { gateway, asked } = await start();
    await gateway.inject({ url, headers: { traceparent } });
    expect(asked.at(-1)?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
    expect(asked.at(-1)?.headers.traceparent).not.toBe(traceparent);
  });

  it('begins at the gateway if the visitor sends no valid traceparent header', async () => {
    const { gateway, asked } = await start();
    await gateway.inject({ url: '/product', headers: { traceparent: 'forged' } });
    expect(asked.at(-1)?.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  });

  it('is shown as a code on the failure page if the page could not be rendered', async () => {
    const { gateway, state } = await start();
    state.isReady = false;
    const { statusCode, body } = await gateway.inject({ url: '/', headers: { traceparent } });
    expect([statusCode, body.includes('4bf92f35')]).toEqual([503, true]);
  });
});

describe('personal pages', () => {
  const cookie = 'cartQuantity=2; accessToken=abc';

  it('are requested from a worker with the IP address of the visitor, and only those headers that may change the page', async () => {
    const { gateway, asked } = await start();
    await gateway.inject({
      url: '/product?pageNumber=2',
      remoteAddress: '203.0.113.7',
      headers: {
        host: 'shop.example',
        cookie,
        'accept-language': 'bn',
        'accept-encoding': 'gzip, deflate, br',
        // The visitor may claim another address, which the worker must not get.
        'x-forwarded-for': '198.51.100.1',
        'x-forwarded-host': 'evil.example',
        'x-original-url': '/orders',
        [SHARED_HEADER]: '1',
        [ORIGIN_HEADER]: 'https://evil.example',
      },
    });
    expect(asked.at(-1)?.url).toBe('/product?pageNumber=2');
    expect(ofVisitor()).toEqual({
      cookie,
      'accept-language': 'bn',
      'accept-encoding': 'br',
      'x-forwarded-for': '203.0.113.7',
      [ORIGIN_HEADER]: 'http://shop.example',
    });
  });

  it('are requested from a worker with the configured public origin, whatever the Host header names', async () => {
    const { gateway } = await start({ publicOrigin: 'https://shop.example' });
    await gateway.inject({ url: '/', headers: { host: 'evil.example', cookie } });
    expect(ofVisitor()[ORIGIN_HEADER]).toBe('https://shop.example');
  });

  it('are sent without internal headers, and with a Vary header', async () => {
    const { gateway, answerWith } = await start();
    answerWith({ headers: { 'set-cookie': ['a=1', 'b=2'] } });
    const { headers } = await gateway.inject('/orders/x.css');
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(headers).toMatchObject({
      vary: 'accept-encoding, cookie, accept-language, save-data',
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
      'set-cookie': ['a=1', 'b=2'],
    });
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-s' 'strict-dynamic'/);
    expect(headers['content-security-policy']).toContain("form-action 'self' https://pay.example;");
  });

  it('are replaced by a self-contained failure page if no worker is ready', async () => {
    const { gateway, state } = await start();
    state.isReady = false;
    for (const url of ['/', '/orders']) {
      const { statusCode, headers, body } = await gateway.inject(url);
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(headers['cache-control']).toMatch(/^private/);
      expect(body).toContain('We will be right back');
    }
  });

  it('are refused immediately if no slot is free', async () => {
    const { gateway, state, asked } = await start();
    state.hasSlot = false;
    const { statusCode, headers } = await gateway.inject({ url: '/', headers: { cookie } });
    expect([statusCode, headers['retry-after'], asked.length]).toEqual([503, '2', 0]);
  });
});

it('a page that no worker has room for is logged in one line, and a page that fails to render in two', async () => {
  const { gateway, state, logged, answerWith } = await start();
  const log = () => logged.splice(0).map((line) => JSON.parse(line));
  state.hasSlot = false;
  await gateway.inject({ url: '/orders', headers: { cookie: 'accessToken=abc' } });
  expect(log()).toMatchObject([{ event: 'request', status: 503, delivery: 'refused' }]);
  state.hasSlot = true;
  answerWith({ html: BREAKS_OFF });
  await gateway.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(log()).toMatchObject([
    { msg: 'page could not be rendered' },
    { event: 'request', delivery: 'failed' },
  ]);
});

describe('a flood of requests from one network', () => {
  it.each(['/cart', '/product?productName=fish', '/checkout'])(
    'for %s leaves room for the pages of other networks',
    async (url) => {
      const { gateway, state, answerWith } = await start();
      let finish: () => void = () => undefined;
      const isOver = new Promise<void>((resolve) => {
        finish = resolve;
      });
      answerWith(async () => {
        await isOver;
        return {};
      });
      const ask = (count: number, network: (n: number) => string) =>
        Array.from({ length: count }, (_, n) =>
          gateway.inject({
            url,
            remoteAddress: network(n),
            headers: { cookie: 'accessToken=abc' },
          }),
        );
      const ofOne = ask(90, (n) => `2001:db8:0:1::${n.toString(16)}`);
      while (state.slots < 10) await sleep(5);
      await sleep(50);
      const ofOthers = ask(4, (n) => `203.0.113.${n}`);
      await sleep(50);
      finish();
      const served = async (replies: typeof ofOne) =>
        (await Promise.all(replies)).filter(({ statusCode }) => statusCode === 200).length;
      expect(await served(ofOthers)).toBe(4);
      expect(await served(ofOne)).toBeGreaterThan(10);
    },
  );
});

describe('a request for a target that is not a path of the shop', () => {
  it.each(['*', 'http://elsewhere.example/cart'])(
    'is refused with 400, and counts as neither a visit nor a failure: %s',
    async (target) => {
      const { gateway, asked, health } = await start();
      const address = new URL(await gateway.listen({ host: '127.0.0.1', port: 0 }));
      const options = { host: '127.0.0.1', port: address.port, path: target };
      const answer = await new Promise<IncomingMessage>((resolve) =>
        request(options, resolve).end(),
      );
      expect([answer.resume().statusCode, asked.length]).toEqual([400, 0]);
      expect(health.read('first', 0)).toMatchObject({ visits: 0, failedVisits: 0 });
    },
  );
});

describe('a visitor who leaves before the page is ready', () => {
  it('is not logged as a failure', async () => {
    const { gateway, state, asked, logged, answerWith } = await start();
    answerWith(() => new Promise(() => undefined));
    const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
    logged.length = 0;
    const visit = request(`${address}/orders`).on('error', () => undefined);
    visit.end();
    while (asked.length === 0) await sleep(5);
    visit.destroy();
    while (state.slots > 0) await sleep(5);
    expect(logged).toEqual([]);
  });

  it('causes a log line if no worker becomes ready', async () => {
    const { gateway, state, logged } = await start();
    let giveUp: () => void = () => undefined;
    state.whenReady = new Promise((resolve) => {
      giveUp = () => resolve();
    });
    const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
    const isOpen = once(gateway.server, 'request');
    const visit = request(`${address}/orders`).on('error', () => undefined);
    visit.end();
    const [, reply] = await isOpen;
    visit.destroy();
    await once(reply, 'close');
    state.isReady = false;
    giveUp();
    // If the gateway logs nothing, the test exceeds its time limit and fails.
    while (!logged.some((line) => line.includes('page could not be rendered'))) await sleep(5);
  });
});

describe('a canary', () => {
  const LOT = /^release=[\da-f]{16}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/;
  const MINUTE = { freshMs: 60_000, staleMs: 0 };
  const open = async (url: string, cookie = '') => {
    const visitor = { host: 'shop.example', cookie };
    const { headers, body } = await pages.gateway.inject({ url, headers: visitor });
    return { body, cookies: headers['set-cookie'], cache: headers['cache-control'] };
  };

  it('sets no cookie before it starts', async () => {
    await start();
    expect((await open('/')).cookies).toBeUndefined();
  });

  it('forbids shared caches to store a response that sets its cookie', async () => {
    const { state, answerWith } = await start();
    state.canaryShare = 1e-9;
    answerWith(MINUTE);
    const { cookies, cache } = await open('/product');
    expect([cookies].flat()).toEqual([expect.stringMatching(LOT)]);
    expect(cache).toBe('private, no-cache');
    const cookie = String([cookies].flat()[0]).split(';')[0];
    const again = await open('/product', cookie);
    expect([again.cookies, again.cache]).toEqual([undefined, 'public, max-age=0, s-maxage=59']);
  });

  it('has its own cached pages, which nobody gets after the canary has ended', async () => {
    const { state, answerWith, asked } = await start();
    answerWith({ ...MINUTE, html: 'live' });
    expect((await open('/product')).body).toBe('live');
    state.canaryShare = 1;
    answerWith({ ...MINUTE, html: 'tried' });
    const cookie = 'release=0123456789abcdef';
    for (let visit = 0; visit < 2; visit += 1) {
      const { body, cache } = await open('/product', cookie);
      expect([body, cache]).toEqual(['tried', 'private, no-cache']);
    }
    state.canaryShare = 0;
    expect((await open('/product', cookie)).body).toBe('live');
    expect(asked).toHaveLength(2);
  });

  it('renders all pages again after its workers were restarted', async () => {
    const { state, answerWith, restartCanary } = await start();
    state.canaryShare = 1;
    answerWith({ ...MINUTE, html: 'tried' });
    const cookie = 'release=0123456789abcdef';
    expect((await open('/product', cookie)).body).toBe('tried');
    restartCanary();
    answerWith({ ...MINUTE, html: 'tried again' });
    for (const url of ['/orders', '/product']) {
      expect((await open(url, cookie)).body).toBe('tried again');
    }
  });
});
