import { ORIGIN_HEADER, SHARED_HEADER } from '../renderProtocol';
import { startPages } from './startPages';

let pages: Awaited<ReturnType<typeof startPages>>;

async function start(options?: Parameters<typeof startPages>[0]) {
  pages = await startPages(options);
  return pages;
}

const ofVisitor = () => {
  const { host: _host, connection: _connection, ...headers } = pages.asked.at(-1)?.headers ?? {};
  return headers;
};

afterEach(() => pages.stop());

describe('pages of a visitor', () => {
  const cookie = 'cartQuantity=2; accessToken=abc';

  it('reach a worker with what may change them and nothing else of the visitor', async () => {
    const { gateway, asked } = await start();
    await gateway.inject({
      url: '/product?pageNumber=2',
      headers: {
        host: 'shop.example',
        cookie,
        'accept-language': 'bn',
        'accept-encoding': 'gzip, deflate, br',
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
      [ORIGIN_HEADER]: 'http://shop.example',
    });
  });

  it('name themselves by the public origin, whatever host they were asked for', async () => {
    const { gateway } = await start({ publicOrigin: 'https://shop.example' });
    await gateway.inject({ url: '/', headers: { host: 'evil.example', cookie } });
    expect(ofVisitor()[ORIGIN_HEADER]).toBe('https://shop.example');
  });

  it('pass on no header that is the business of the inside, and vary by what they read', async () => {
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
  });

  it('are a page that needs nothing else while no worker is there', async () => {
    const { gateway, state } = await start();
    state.isReady = false;
    for (const url of ['/', '/orders']) {
      const { statusCode, headers, body } = await gateway.inject(url);
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(headers['cache-control']).toMatch(/^private/);
      expect(body).toContain('We will be right back');
    }
  });

  it('are refused at once past what the workers can make', async () => {
    const { gateway, state, asked } = await start();
    state.hasPlace = false;
    const { statusCode, headers } = await gateway.inject({ url: '/', headers: { cookie } });
    expect([statusCode, headers['retry-after'], asked.length]).toEqual([503, '2', 0]);
  });
});
