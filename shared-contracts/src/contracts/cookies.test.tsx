import {
  clearAccessToken,
  clearCart,
  readAccessToken,
  readCartQuantity,
  readCartUuid,
  writeAccessToken,
  writeCart,
  writeConsentCookie,
  writeGuestToken,
  writeLocale,
  writeWantedPage,
} from './cookies';

const DAY_SECONDS = 86_400;

afterEach(() => {
  clearAccessToken();
  clearCart();
});

it('writeAccessToken stores the token in a cookie', () => {
  writeAccessToken('secret', 60);
  expect(readAccessToken()).toBe('secret');
});

it('writeAccessToken does not store a token that has expired', () => {
  writeAccessToken('secret', 0);
  expect(readAccessToken()).toBeUndefined();
});

it('clearAccessToken removes the cookie of the token', () => {
  writeAccessToken('secret', 60);
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

/** @returns the cookies as the browser gets them, with their attributes */
function written(write: () => void): string[] {
  const texts: string[] = [];
  const spy = jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    texts.push(text);
  });
  write();
  spy.mockRestore();
  return texts;
}

it('the language cookie applies to every path, and is not sent with posts from other sites', () => {
  const [cookie] = written(() => writeLocale('bn'));
  expect(cookie).toMatch(/^i18n_redirected=bn; path=\/;/);
  expect(cookie).toContain('sameSite=Lax');
});

it.each([
  ['an access token', () => writeAccessToken('secret', 3600), 3600],
  ['a guest token', () => writeGuestToken('secret', 7200), 7200],
  ['the cart', () => writeCart('0f0c', 1), 30 * DAY_SECONDS],
  ['the language', () => writeLocale('bn'), 365 * DAY_SECONDS],
  ['the consent', () => writeConsentCookie('none'), 365 * DAY_SECONDS],
  ['the wanted page', () => writeWantedPage('/orders'), 120],
])(
  "the cookie of %s has a lifetime in seconds, because a date would depend on the device's clock",
  (_what, write, seconds) => {
    const cookie = written(write).at(-1);
    expect(cookie).toContain(`max-age=${seconds};`);
    expect(cookie).not.toContain('expires');
  },
);
