import { defineRoutes } from './defineRoutes';
import {
  indexedPaths,
  isPathOf,
  isPersonalPath,
  isPrefetchablePath,
  isRouteIdOf,
  ownerOf,
  PAGES,
  prefetchablePatterns,
  prefixesOf,
  REMOTES,
  readQueryOf,
  takesForms,
  unindexedPrefixes,
} from './pageTable';

it.each([
  ['/', 'mf_catalog'],
  ['/product/rui-fish', 'mf_catalog'],
  ['/CART', 'mf_cart_checkout'],
  ['/orders', 'mf_account'],
  ['/Orders/1', 'mf_account'],
  ['/blog/', 'mf_content'],
  ['/signup', undefined],
  ['/ordersx', undefined],
  ['/nowhere', undefined],
  ['/constructor', undefined],
  ['/__proto__', undefined],
  ['/:brand', undefined],
])('ownerOf %s is %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});

it.each([
  ['/nodibazar', 'mf_content'],
  ['/NodiBazar/', 'mf_content'],
  ['/nodi', undefined],
  ['/product', 'mf_catalog'],
])("ownerOf %s is %s if the brand's slug is nodibazar", (path, owner) => {
  expect(ownerOf(path, 'nodibazar')).toBe(owner);
});

it("a page of the shop keeps its path even if the brand's landing page has the same path", () => {
  expect(ownerOf('/product', 'product')).toBe('mf_catalog');
  expect(ownerOf('/signup', 'signup')).toBeUndefined();
  expect(prefixesOf('mf_content', 'nodibazar')).toContain('nodibazar');
  expect(prefixesOf('mf_content')).not.toContain('nodibazar');
  expect(prefixesOf('mf_catalog', 'nodibazar')).not.toContain('nodibazar');
});

it.each([
  ['mf_account', '/orders/x', true],
  ['mf_content', '/Orders', false],
  ['mf_content', '/signup', false],
  ['mf_content', '/nodibazar', true],
  ['mf_account', '/nodibazar', false],
  ['mf_account', '/of-tomorrow', true],
  ['mf_account', '/*', false],
  ['mf_account', '/:any', false],
] as const)('the remote %s may have a route with the path %s: %s', (remote, path, isAllowed) => {
  expect(isPathOf(remote, path, 'nodibazar')).toBe(isAllowed);
});

it.each([
  ['mf_catalog', 'catalog-home', true],
  ['mf_cart_checkout', 'cart-page', true],
  ['mf_account', 'cart-page', false],
  ['mf_account', 'accounts', false],
  ['mf_account', 'root', false],
] as const)('the remote %s may have a route with the id %s: %s', (remote, id, isAllowed) => {
  expect(isRouteIdOf(remote, id)).toBe(isAllowed);
});

it('each path prefix belongs to one remote', () => {
  const prefixes = REMOTES.flatMap((remote) => prefixesOf(remote));
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const remote of REMOTES) {
    const owners = prefixesOf(remote).map((prefix) => ownerOf(`/${prefix}`));
    expect(new Set(owners)).toEqual(new Set([remote]));
  }
});

it('the page table has only one row for each path', () => {
  const paths = PAGES.map(({ path }) => path.toLowerCase());
  expect(new Set(paths).size).toBe(paths.length);
});

it('personal and guarded pages are neither indexed nor prefetched', () => {
  const own = PAGES.filter(({ isPersonal, guard }) => isPersonal || guard);
  expect(own.filter(({ isIndexed, isPrefetchable }) => isIndexed || isPrefetchable)).toEqual([]);
});

it.each([
  ['/orders', true],
  ['/Orders/x.css', true],
  ['/phone-verify', true],
  ['/ordersx', false],
  ['/cart', false],
  ['/', false],
  ['/product/rui-fish', false],
])('isPersonalPath says whether %s is personal: %s', (path, isPersonal) => {
  expect(isPersonalPath(path)).toBe(isPersonal);
});

it.each([
  ['/product/rui-fish', true],
  ['/nodibazar', true],
  ['/cart', false],
  ['/orders', false],
  ['/signup', false],
  ['/nowhere', false],
])(
  'isPrefetchablePath says whether the data of %s may be prefetched: %s',
  (path, isPrefetchable) => {
    expect(isPrefetchablePath(path, 'nodibazar')).toBe(isPrefetchable);
  },
);

it.each([
  ['/', '?utm_source=x&lang=bn', ''],
  ['/product', '?fbclid=1&sort=newest&pageNumber=2', '?pageNumber=2&sort=newest'],
  ['/product', '?pageNumber=2&sort=newest', '?pageNumber=2&sort=newest'],
  ['/product', '?shopUuid=b&shopUuid=a', '?shopUuid=b&shopUuid=a'],
  ['/Product/rui-fish', '?reviewPage=2&x=%26y', '?reviewPage=2'],
  ['/nowhere', '?pageNumber=2', ''],
])('readQueryOf %s%s keeps only the keys that the page reads: %j', (path, search, read) => {
  expect(readQueryOf(path, search, 'nodibazar')).toBe(read);
});

it('prefetchablePatterns lists no personal pages', () => {
  const patterns = prefetchablePatterns('nodibazar');
  expect(patterns).toEqual(expect.arrayContaining(['/', '/product/:slug', '/nodibazar']));
  expect(patterns).not.toEqual(expect.arrayContaining(['/cart']));
  expect(patterns.filter((path) => isPersonalPath(path) || path.includes(':brand'))).toEqual([]);
});

it.each([
  ['/cart', true],
  ['/CART', true],
  ['/checkout', true],
  ['/login', true],
  ['/cart/x', false],
  ['/orders', false],
  ['/', false],
])('takesForms says whether %s accepts forms without JavaScript: %s', (path, isTaken) => {
  expect(takesForms(path)).toBe(isTaken);
});

it('indexedPaths lists the public pages whose paths have no parameters', () => {
  expect(indexedPaths('nodibazar')).toEqual(
    expect.arrayContaining(['/', '/product', '/category', '/shoplist', '/blog', '/nodibazar']),
  );
  expect(indexedPaths('nodibazar')).not.toContain('/cart');
});

it('unindexedPrefixes lists the paths that robots.txt excludes, with signup in both spellings', () => {
  expect(unindexedPrefixes()).toEqual(
    expect.arrayContaining(['/cart', '/orders', '/signup', '/Signup']),
  );
  expect(unindexedPrefixes()).not.toContain('/product');
});

describe('the guards of the page table', () => {
  it('let visitors without a sign-in open only the pages for guest orders', () => {
    const open = PAGES.filter(({ openWith }) => openWith);
    expect(open.map(({ path, guard, openWith }) => [path, guard, openWith])).toEqual([
      ['/orders/:slug/invoice', 'userAuth', 'sendGuestCode'],
      ['/checkout', 'userAuth', 'sendGuestCode'],
      ['/thank-you', 'userAuth', 'sendGuestCode'],
    ]);
  });

  it("are added by defineRoutes, which keeps the rest of each route's handle", () => {
    const [orders, home] = defineRoutes(
      [{ path: '/orders', guard: 'userAuth' }, { path: '/' }],
      [{ path: 'orders', handle: { layout: 'user' } }, { index: true }],
    );
    expect(orders?.handle).toEqual({ layout: 'user', middleware: ['userAuth'] });
    expect(home?.handle).toBeUndefined();
  });

  it('require a row for each route: defineRoutes throws if a route has no row', () => {
    expect(() => defineRoutes([{ path: '/' }], [{ path: 'orders' }])).toThrow('pages.ts');
  });
});
