import {
  localeCookie,
  readAccessToken,
  readCartQuantity,
  readCartUuid,
  readCookie,
} from './cookies';

const requestWith = (cookie: string) => new Request('http://shop.test/', { headers: { cookie } });

it.each([
  ['cartUuid=abc', 'abc'],
  ['other=1; cartUuid=abc; more=2', 'abc'],
  ['other=1;cartUuid=abc', 'abc'],
  ['cartUuid=', ''],
  ['cartUuid=a=b', 'a=b'],
  ['cartUuid=%E0%A6%9A', 'চ'],
  ['cartUuid=%E0%A6', undefined],
  ['mycartUuid=abc', undefined],
  ['CARTUUID=abc', undefined],
  ['cartUuid', undefined],
  ['', undefined],
])('readCookie reads the cookie cartUuid in the header %j as %j', (header, value) => {
  expect(readCookie(header, 'cartUuid')).toBe(value);
});

it('on the server, cookies are read from the request', () => {
  const request = requestWith('accessToken=secret; cartUuid=abc; cartQuantity=3');
  expect(readAccessToken(request)).toBe('secret');
  expect(readCartUuid(request)).toBe('abc');
  expect(readCartQuantity(request)).toBe(3);
});

it('on the server, readAccessToken finds no token without a request or without cookies', () => {
  expect(readAccessToken()).toBeUndefined();
  expect(readAccessToken(new Request('http://shop.test/'))).toBeUndefined();
});

it.each(['-1', '1.5', 'many', '', 'NaN', 'Infinity'])(
  'readCartQuantity reads the invalid quantity %j as 0',
  (text) => {
    expect(readCartQuantity(requestWith(`cartQuantity=${text}`))).toBe(0);
  },
);

it.each([
  [true, /; Secure$/],
  [false, /; SameSite=Lax$/],
])(
  'localeCookie stores the language for a year, and is `Secure` only if isSecure is true: %s',
  (isSecure, ending) => {
    const cookie = localeCookie('bn', isSecure);
    expect(cookie).toMatch(/^i18n_redirected=bn; Path=\/; Max-Age=31536000/);
    expect(cookie).toMatch(ending);
  },
);
