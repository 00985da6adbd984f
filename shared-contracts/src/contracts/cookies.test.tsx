import {
  clearAccessToken,
  clearCart,
  readAccessToken,
  readCartQuantity,
  readCartUuid,
  writeAccessToken,
  writeCart,
  writeLocale,
} from './cookies';

afterEach(() => {
  clearAccessToken();
  clearCart();
});

it('the cookie of a token is kept until the token expires', () => {
  writeAccessToken('secret', new Date(Date.now() + 60_000).toISOString());
  expect(readAccessToken()).toBe('secret');
});

it('a token that has expired is not stored', () => {
  writeAccessToken('secret', new Date(Date.now() - 60_000).toISOString());
  expect(readAccessToken()).toBeUndefined();
});

it('clearAccessToken removes the cookie of the token', () => {
  writeAccessToken('secret', new Date(Date.now() + 60_000).toISOString());
  clearAccessToken();
  expect(readAccessToken()).toBeUndefined();
});

it('writeCart stores the cart and its quantity, and clearCart removes both cookies', () => {
  writeCart('0f0c1d1e-0000-4000-8000-000000000001', 4);
  expect(readCartUuid()).toBe('0f0c1d1e-0000-4000-8000-000000000001');
  expect(readCartQuantity()).toBe(4);
  clearCart();
  expect(readCartUuid()).toBeUndefined();
  expect(readCartQuantity()).toBe(0);
});

it('in a browser, cookies are read from the document and not from the request', () => {
  const request = new Request('http://shop.test/', { headers: { cookie: 'accessToken=other' } });
  expect(readAccessToken(request)).toBeUndefined();
});

it('cookies apply to every path of the shop, and are not sent with posts from other sites', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
  });
  writeLocale('bn');
  spy.mockRestore();
  expect(written).toEqual([expect.stringMatching(/^i18n_redirected=bn; path=\/;/)]);
  expect(written[0]).toContain('sameSite=Lax');
});
