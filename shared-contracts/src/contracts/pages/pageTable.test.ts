import { PROJECT_PAGES as PAGES, PROJECT_REMOTES } from '../../build-kit/testing/projectPages';
import { defineRoutes } from './defineRoutes';
import {
  createPageTable,
  indexedPaths,
  isPathOf,
  isPersonalPath,
  isPrefetchablePath,
  isRouteIdOf,
  ownerOf,
  prefetchablePatterns,
  prefixesOf,
  readQueryOf,
  refusedPages,
  takesForms,
  unindexedPrefixes,
} from './pageTable';

const SIGN_UP = [{ path: '/Signup' }];

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
  expect(ownerOf(PAGES, path)).toBe(owner);
});

describe('createPageTable', () => {
  it('gives the landing page the path of the market’s slug, in upper or lower case', () => {
    expect(ownerOf(PAGES, '/nodibazar')).toBe('mf_content');
    expect(ownerOf(PAGES, '/NodiBazar/')).toBe('mf_content');
    expect(ownerOf(PAGES, '/nodi')).toBeUndefined();
    expect(prefixesOf(PAGES, 'mf_content')).toContain('nodibazar');
  });

  it.each(['product', 'Signup'])(
    'has no landing page if the market’s slug is also the path of the page %s',
    (slug) => {
      const pages = createPageTable(
        { mf_content: [{ path: '/:brand' }], mf_catalog: [{ path: '/product' }], shell: SIGN_UP },
        slug,
      );
      expect(pages.map(({ path }) => path)).toEqual(['/product', '/Signup']);
    },
  );

  it('gives a first path segment to the first of two parts that have pages with that segment', () => {
    const pages = createPageTable(
      {
        shell: SIGN_UP,
        mf_account: [{ path: '/orders' }, { path: '/orders/:slug' }],
        mf_loyalty: [{ path: '/points' }, { path: '/Orders/gift' }, { path: '/signup' }],
      },
      'nodibazar',
    );
    expect(prefixesOf(pages, 'mf_loyalty')).toEqual(['points']);
    expect(ownerOf(pages, '/orders/gift')).toBe('mf_account');
  });

  it('leaves a first segment with its previous owner if that part still has pages there', () => {
    const before = createPageTable(
      { mf_account: [], mf_content: [{ path: '/blog' }] },
      'nodibazar',
    );
    const stated = {
      mf_account: [{ path: '/blog/mine' }, { path: '/orders' }],
      mf_content: [{ path: '/blog' }],
    };
    const pages = createPageTable(stated, 'nodibazar', before);
    expect(ownerOf(pages, '/blog/mine')).toBe('mf_content');
    expect(refusedPages(stated, pages)).toMatchObject([
      { owner: 'mf_account', path: '/blog/mine' },
    ]);
    expect(createPageTable({ ...stated, mf_content: [] }, 'nodibazar', before)).toMatchObject([
      { path: '/blog/mine', owner: 'mf_account' },
      { path: '/orders' },
    ]);
  });
});

it.each([
  ['mf_account', '/orders/x', true],
  ['mf_content', '/Orders', false],
  ['mf_content', '/signup', false],
  ['mf_content', '/nodibazar', true],
  ['mf_account', '/nodibazar', false],
  ['mf_account', '/of-tomorrow', false],
  ['mf_account', '/*', false],
  ['mf_account', '/:any', false],
] as const)('the remote %s may have a route with the path %s: %s', (remote, path, isAllowed) => {
  expect(isPathOf(PAGES, remote, path)).toBe(isAllowed);
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
  const prefixes = PROJECT_REMOTES.flatMap((remote) => prefixesOf(PAGES, remote));
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const remote of PROJECT_REMOTES) {
    const owners = prefixesOf(PAGES, remote).map((prefix) => ownerOf(PAGES, `/${prefix}`));
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
  expect(isPersonalPath(PAGES, path)).toBe(isPersonal);
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
    expect(isPrefetchablePath(PAGES, path)).toBe(isPrefetchable);
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
  expect(readQueryOf(PAGES, path, search)).toBe(read);
});

it('prefetchablePatterns lists pages such as the landing page, but no personal pages', () => {
  const patterns = prefetchablePatterns(PAGES);
  expect(patterns).toEqual(expect.arrayContaining(['/', '/product/:slug', '/nodibazar']));
  expect(patterns).not.toEqual(expect.arrayContaining(['/cart']));
  expect(patterns.filter((path) => isPersonalPath(PAGES, path) || path.includes(':brand'))).toEqual(
    [],
  );
});

it.each([
  ['/cart', true],
  ['/CART', true],
  ['/checkout', true],
  ['/login', true],
  ['/cart/x', false],
  ['/orders', true],
  ['/orders/1', false],
  ['/', false],
])('takesForms says whether %s accepts forms without JavaScript: %s', (path, isTaken) => {
  expect(takesForms(PAGES, path)).toBe(isTaken);
});

it('indexedPaths lists public pages with fixed paths and the landing page, not the cart', () => {
  expect(indexedPaths(PAGES)).toEqual(
    expect.arrayContaining(['/', '/product', '/category', '/shoplist', '/blog', '/nodibazar']),
  );
  expect(indexedPaths(PAGES)).not.toContain('/cart');
});

it('unindexedPrefixes lists the paths that robots.txt excludes, with signup in both spellings', () => {
  expect(unindexedPrefixes(PAGES)).toEqual(
    expect.arrayContaining(['/cart', '/orders', '/signup', '/Signup']),
  );
  expect(unindexedPrefixes(PAGES)).not.toContain('/product');
});

describe('the guards of the page table', () => {
  it('let visitors without a sign-in open only the pages for guest orders', () => {
    const open = PAGES.filter(({ openWith }) => openWith);
    expect(open.map(({ path, guard, openWith }) => [path, guard, openWith])).toEqual([
      ['/orders/:slug', 'userAuth', 'sendOrderCode'],
      ['/orders/:slug/invoice', 'userAuth', 'sendGuestCode'],
      ['/refund-accounts', 'userAuth', 'sendOrderCode'],
      ['/complain', 'userAuth', 'sendOrderCode'],
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
