import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listBrands, listTags } from '@marketplace/contracts/api/facets';
import { listProducts } from '@marketplace/contracts/api/products';
import { getShopByHandle, listShops } from '@marketplace/contracts/api/shops';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes } from '../testing/allRoutes';
import { FISH, FRUITS, fakeMarket, pageOf } from '../testing/fakeMarket';

/**
 * Renders the page twice, because the first render in a process lacks the code of the regions. In
 * production, a streamed page waits for this code.
 */
async function renderAgain(path: string) {
  await renderRoutesOnServer(allRoutes, { path });
  return renderRoutesOnServer(allRoutes, { path });
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const SECTION = `/category/featured/${FISH}`;
const PRODUCTS = 'These products could not be loaded';
const CATEGORIES = 'The categories could not be loaded';
/** Part of the markup of the price filter, which a page must keep if a call fails. */
const PRICES = 'name="price"';

const faults = [
  {
    path: '/product',
    call: listProducts,
    status: 503,
    heading: 'All products',
    says: PRODUCTS,
    keeps: PRICES,
  },
  {
    path: '/product',
    call: listTags,
    status: 200,
    heading: 'All products',
    says: 'Something went wrong',
    keeps: 'Rui fish',
  },
  {
    path: '/product',
    call: listBrands,
    status: 200,
    heading: 'All products',
    says: 'Something went wrong',
    keeps: 'Organic',
  },
  {
    path: '/product',
    call: listSubCategories,
    status: 200,
    heading: 'All products',
    says: CATEGORIES,
    keeps: 'Rui fish',
  },
  {
    path: '/category',
    call: listSubCategories,
    status: 503,
    heading: 'Categories',
    says: CATEGORIES,
    keeps: '<h1',
  },
  {
    path: '/category/river-fish',
    call: listSubCategories,
    status: 503,
    heading: 'Category',
    says: PRODUCTS,
    keeps: `href="/category/featured/${FRUITS}"`,
  },
  {
    path: '/category/river-fish',
    call: listProducts,
    status: 503,
    heading: 'River fish',
    says: PRODUCTS,
    keeps: PRICES,
  },
  {
    path: SECTION,
    call: listFeaturedProductGroups,
    status: 200,
    heading: 'Section',
    says: CATEGORIES,
    keeps: 'Rui fish',
  },
  {
    path: SECTION,
    call: listProducts,
    status: 503,
    heading: 'Fish',
    says: PRODUCTS,
    keeps: PRICES,
  },
  {
    path: '/shoplist?shopName=padma',
    call: listShops,
    status: 503,
    heading: 'Shops',
    says: 'The shops could not be loaded',
    keeps: 'value="padma"',
  },
  {
    path: '/shop/padma-fish',
    call: getShopByHandle,
    status: 503,
    heading: 'Shop',
    says: PRODUCTS,
    keeps: 'href="/shoplist"',
  },
  {
    path: '/shop/padma-fish',
    call: listProducts,
    status: 503,
    heading: 'Padma Fish House',
    says: PRODUCTS,
    keeps: 'on the boat',
  },
] as const;

describe.each(['fails', 'is cut'] as const)('a list page with a call that %s', (fault) => {
  it.each(faults)(
    'replies $status at $path if the call is $call.id, and says what is missing',
    async (given) => {
      const { path, call, status, heading, says, keeps } = given;
      const api = fakeMarket();
      if (fault === 'fails') api.fail(call, 500);
      else api.cut(call);
      const page = await renderAgain(path);
      expect(page.status).toBe(status);
      expect(page.html).toMatch(new RegExp(`<h1[^>]*>(<span>)?${heading}<`));
      expect(page.html).toContain(says);
      expect(page.html).toMatch(/>Retry</);
      expect(page.html).toContain(keeps);
      expect(page.head).toMatchObject({ isPrivate: path.includes('shopName') });
    },
  );
});

describe('a list page whose section, sub-category or shop cannot be loaded', () => {
  it('requests no products, because the reply would contain products of the whole market', async () => {
    const api = fakeMarket();
    api.fail(listSubCategories, 500);
    api.fail(getShopByHandle, 500);
    await renderRoutesOnServer(allRoutes, { path: '/category/river-fish' });
    await renderRoutesOnServer(allRoutes, { path: '/shop/padma-fish' });
    expect(api.sent.map(({ id }) => id)).not.toContain('listProducts');
  });

  it('replies 503 for a section without products, because the section may not exist', async () => {
    const api = fakeMarket();
    api.fail(listFeaturedProductGroups, 500);
    api.reply(listProducts, pageOf([]));
    expect((await renderAgain(SECTION)).status).toBe(503);
  });

  it.each([
    ['of other sections', `/category/featured/${FRUITS}`],
    ['besides its own', '/category/river-fish'],
  ])('offers no sub-category %s to tick if the sections fail to load', async (_, path) => {
    fakeMarket().fail(listFeaturedProductGroups, 500);
    const { html } = await renderAgain(path);
    expect(html).toContain(PRICES);
    expect(html).not.toMatch(/<input[^>]*type="checkbox"[^>]*productCategoryUuid/);
  });

  it('makes no call and replies 404 if the path contains no valid uuid', async () => {
    const api = fakeMarket();
    api.fail(listFeaturedProductGroups, 500);
    const { status } = await renderRoutesOnServer(allRoutes, { path: '/category/featured/fish' });
    expect(status).toBe(404);
    expect(api.sent).toHaveLength(0);
  });
});
