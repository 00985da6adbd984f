import {
  cartCookies,
  type Notice,
  readNotice,
  redirectBack,
  redirectOn,
  tokenCookie,
} from './formPost';

const SHOP = 'https://shop.test';
const CART = { uuid: '0f0c1d1e-0000-4000-8000-000000000001', totalQuantity: 3 };
const post = (headers: Record<string, string> = {}) =>
  new Request(`${SHOP}/cart`, { method: 'POST', headers });

describe('redirectBack', () => {
  it.each([
    [`${SHOP}/product/rui-fish?variant=1#reviews`, '/product/rui-fish?variant=1'],
    ['http://shop.test/product', '/product'],
    ['https://evil.example/product', '/cart'],
    ['https://shop.test.evil.example/product', '/cart'],
    [`${SHOP}//evil.example`, '/cart'],
    [`${SHOP}/\\evil.example`, '/cart'],
    ['javascript:alert(1)', '/cart'],
    ['rubbish', '/cart'],
    ['', '/cart'],
  ])('redirects a form with the referer %j to %s', (referer, location) => {
    const { status, headers } = redirectBack(post({ referer }), { fallback: '/cart' });
    expect([status, headers.get('location')]).toEqual([303, location]);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('the notice on the next page', () => {
  const sent = (notice: Notice) =>
    redirectBack(post(), { fallback: '/', notice }).headers.getSetCookie()[0] ?? '';
  const received = (setCookie: string) => {
    const cookie = setCookie.split(';')[0] ?? '';
    return readNotice(new Request(SHOP, { headers: { cookie } }));
  };

  it.each([
    'Item added to cart',
    'কার্টে যোগ হয়েছে',
    '<b>; Path=/evil; "quoted"\r\nX: y',
    'half \ud800',
  ])('contains the message %j', (message) => {
    expect(received(sent({ kind: 'error', message }))).toEqual({ kind: 'error', message });
  });

  it('has a cookie that lasts one minute and is hidden from scripts and from plain http', () => {
    const cookie = sent({ kind: 'success', message: 'Item added to cart' });
    expect(cookie).toMatch(/; Path=\/; Max-Age=60; SameSite=Lax; Secure; HttpOnly$/);
  });

  it('fits into a cookie even if the message of the API is long', () => {
    expect(sent({ kind: 'error', message: 'য'.repeat(5000) }).length).toBeLessThan(4096);
  });

  it('is cut between two letters, so that no letter loses a mark', () => {
    const message = `ক${'ষ্টি'.repeat(1000)}`;
    expect(decodeURIComponent(sent({ kind: 'error', message }))).toMatch(/ষ্টি"}/);
  });

  it.each(['', '%', 'true', 'null', '[]', '{"kind":"x","message":"y"}', '{"kind":"error"}'])(
    'is missing if the cookie is %j',
    (value) => {
      const cookie = `notice=${encodeURIComponent(value)}`;
      expect(readNotice(new Request(SHOP, { headers: { cookie } }))).toBeUndefined();
    },
  );
});

it('cartCookies stores a cart, and removes the cookies if there is no cart', () => {
  expect(cartCookies(post(), CART)).toEqual([
    `cartUuid=${CART.uuid}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`,
    'cartQuantity=3; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  ]);
  expect(cartCookies(post(), { uuid: null, totalQuantity: 0 })).toEqual([
    'cartUuid=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'cartQuantity=0; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});

it('redirectOn redirects to the given path, and sets cookies and a notice', () => {
  const notice: Notice = { kind: 'error', message: 'Your cart is empty' };
  const { status, headers } = redirectOn(post(), '/cart', { notice, cookies: ['a=1'] });
  expect([status, headers.get('location')]).toEqual([303, '/cart']);
  expect(headers.getSetCookie()).toEqual(['a=1', expect.stringMatching(/^notice=/)]);
});

describe('the cookie of a token', () => {
  const cookieUntil = (expiresAt: number) =>
    tokenCookie(post(), 'guestToken', { token: 't', expiresAt: new Date(expiresAt).toISOString() });

  it('expires with the token', () => {
    const now = Date.now();
    jest.useFakeTimers({ now });
    expect(cookieUntil(now + 7_200_000)).toBe(
      'guestToken=t; Path=/; Max-Age=7200; SameSite=Lax; Secure',
    );
    jest.useRealTimers();
  });

  it('is removed if the token has expired', () => {
    expect(cookieUntil(Date.now() - 1000)).toContain('Max-Age=0');
  });
});
