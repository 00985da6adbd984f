import { preserveQuery } from './preserveQuery';

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
])(
  'preserveQuery adds the query of the referring page to a link that selects a language: %s',
  (url, referer, expected) => {
    expect(preserveQuery({ url, referer, origin })).toBe(expected);
  },
);

it.each([
  ['a page without a query', '/product?lang=bn', `${origin}/product`],
  ['a page in another language, without a query', '/product?lang=bn', `${origin}/product?lang=fr`],
  ['a link from another page', '/category?lang=bn', FILTERED],
  ['a URL that already has a query', '/product?sort=price-asc&lang=bn', FILTERED],
  ['an unknown language', '/product?lang=xx', FILTERED],
  ['a URL without a language', '/product', FILTERED],
  ['a link from another site', '/product?lang=bn', 'https://evil.example/product?sort=newest'],
  ['a link from another scheme', '/product?lang=bn', 'http://shop.example/product?sort=newest'],
  [
    'a path that names another host',
    '//evil.example?lang=bn',
    `${origin}//evil.example?sort=newest`,
  ],
  ['a request without a referer', '/product?lang=bn', undefined],
  ['a referer that is no page', '/product?lang=bn', 'about:client'],
  ['a very long query', '/product?lang=bn', `${origin}/product?productName=${'x'.repeat(2000)}`],
])('preserveQuery adds nothing for %s', (_what, url, referer) => {
  expect(preserveQuery({ url, referer, origin })).toBeUndefined();
});

it('preserveQuery does not let the referring page inject a header', () => {
  const referer = `${origin}/product?a=%0d%0aSet-Cookie:b=c`;
  expect(preserveQuery({ url: '/product?lang=bn', referer, origin })).not.toMatch(/[\r\n]/);
});
