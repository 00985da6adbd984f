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

it('keeps a token until it expires', () => {
  writeAccessToken('secret', new Date(Date.now() + 60_000).toISOString());
  expect(readAccessToken()).toBe('secret');
});

it('keeps no token that has expired', () => {
  writeAccessToken('secret', new Date(Date.now() - 60_000).toISOString());
  expect(readAccessToken()).toBeUndefined();
});

it('removes the token', () => {
  writeAccessToken('secret', new Date(Date.now() + 60_000).toISOString());
  clearAccessToken();
  expect(readAccessToken()).toBeUndefined();
});

it('stores and removes a cart with its quantity', () => {
  writeCart('0f0c1d1e-0000-4000-8000-000000000001', 4);
  expect(readCartUuid()).toBe('0f0c1d1e-0000-4000-8000-000000000001');
  expect(readCartQuantity()).toBe(4);
  clearCart();
  expect(readCartUuid()).toBeUndefined();
  expect(readCartQuantity()).toBe(0);
});

it("reads the browser's cookies instead of the request's in a browser", () => {
  const request = new Request('http://shop.test/', { headers: { cookie: 'accessToken=other' } });
  expect(readAccessToken(request)).toBeUndefined();
});

it('writes cookies for every path of the shop, but not for posts from other sites', () => {
  const written: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text);
  });
  writeLocale('bn');
  spy.mockRestore();
  expect(written).toEqual([expect.stringMatching(/^i18n_redirected=bn; path=\/;/)]);
  expect(written[0]).toContain('sameSite=Lax');
});
