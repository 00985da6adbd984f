import { keepQuery } from './keepQuery';

const origin = 'https://shop.example';
const FILTERED = `${origin}/product?productTagUuid=a&productTagUuid=b&sort=newest`;

it.each([
  ['/product?lang=bn', FILTERED, '/product?productTagUuid=a&productTagUuid=b&sort=newest&lang=bn'],
  [
    '/product?lang=fr',
    `${FILTERED}&lang=bn`,
    '/product?productTagUuid=a&productTagUuid=b&sort=newest&lang=fr',
  ],
  ['/?lang=en', `${origin}/?utm_source=x#top`, '/?utm_source=x&lang=en'],
  [
    '/shop/a?lang=bn',
    `${origin}/shop/a?shopName=%E0%A6%AE%26x`,
    '/shop/a?shopName=%E0%A6%AE%26x&lang=bn',
  ],
])('keeps the query of the page on which a language was chosen: %s', (url, referer, expected) => {
  expect(keepQuery({ url, referer, origin })).toBe(expected);
});

it.each([
  ['a page without a query', '/product?lang=bn', `${origin}/product`],
  ['a page in another language', '/product?lang=bn', `${origin}/product?lang=fr`],
  ['another page', '/category?lang=bn', FILTERED],
  ['an address that has a query already', '/product?sort=price-asc&lang=bn', FILTERED],
  ['an unknown language', '/product?lang=xx', FILTERED],
  ['no language', '/product', FILTERED],
  ['another site', '/product?lang=bn', 'https://evil.example/product?sort=newest'],
  ['another scheme', '/product?lang=bn', 'http://shop.example/product?sort=newest'],
  [
    'a path that names another host',
    '//evil.example?lang=bn',
    `${origin}//evil.example?sort=newest`,
  ],
  ['nowhere', '/product?lang=bn', undefined],
  ['no address', '/product?lang=bn', 'about:client'],
  ['a very long query', '/product?lang=bn', `${origin}/product?productName=${'x'.repeat(2000)}`],
])('redirects nowhere from %s', (_what, url, referer) => {
  expect(keepQuery({ url, referer, origin })).toBeUndefined();
});

it('lets the address of a page inject no header', () => {
  const referer = `${origin}/product?a=%0d%0aSet-Cookie:b=c`;
  expect(keepQuery({ url: '/product?lang=bn', referer, origin })).not.toMatch(/[\r\n]/);
});
