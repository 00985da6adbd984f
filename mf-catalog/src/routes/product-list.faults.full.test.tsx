import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listBrands } from '@marketplace/contracts/api/facets';
import { listProducts } from '@marketplace/contracts/api/products';
import { getShopByHandle, listShops } from '@marketplace/contracts/api/shops';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearFacetsCache } from '../product-list/facets/facetsCache';
import { allRoutes } from '../testing/allRoutes';
import { FISH, fakeMarket, mango, pageOf } from '../testing/fakeMarket';
import { holdCalls } from '../testing/holdCalls';

const SECTION = `/category/featured/${FISH}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const retryButton = () => screen.findByRole('button', { name: 'Retry' });

// A longer time limit, because the calls are slow and the page's regions also load their code.
jest.setTimeout(20_000);

// The first import compiles the pages. On a busy machine, this takes longer than a `findBy` query
// waits.
beforeAll(async () => {
  await Promise.all(allRoutes.map(({ lazy }) => typeof lazy === 'function' && lazy()));
  await Promise.all([import('./product-list.loader'), import('../failures/ListFailure')]);
}, 60_000);
beforeEach(() => {
  clearFacetsCache();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const rui = () => screen.findByRole('link', { name: 'Rui fish' });

describe('a list page reached by a link, with a failing call', () => {
  // @error region: listShops
  it.each([
    {
      path: '/product',
      call: listProducts,
      frame: 'All products',
      whole: 'All products',
      shows: rui,
    },
    {
      path: '/category/river-fish',
      call: listSubCategories,
      frame: 'Category',
      whole: 'River fish',
      shows: rui,
    },
    {
      path: '/shop/padma-fish',
      call: getShopByHandle,
      frame: 'Shop',
      whole: 'Padma Fish House',
      shows: rui,
    },
    { path: SECTION, call: listFeaturedProductGroups, frame: 'Section', whole: 'Fish', shows: rui },
    {
      path: '/shoplist',
      call: listShops,
      frame: 'Shops',
      whole: 'Shops',
      shows: () => screen.findByRole('link', { name: 'Padma Fish House' }),
    },
    {
      path: '/category',
      call: listSubCategories,
      frame: 'Categories',
      whole: 'Categories',
      shows: () => screen.findByRole('link', { name: 'River fish' }),
    },
  ])(
    'appears at $path even if $call.id fails, and loads the missing data on Retry',
    async (given) => {
      fakeMarket().fail(given.call, 500);
      const { router } = renderRoutes(allRoutes, { path: given.path });
      await heading(given.frame);
      const main = within(document.body);
      const [retry] = await main.findAllByRole('button', { name: 'Retry' });
      expect(router.state.errors).toBeNull();

      fakeMarket();
      if (retry) await userEvent.click(retry);
      await heading(given.whole);
      expect(await given.shows()).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
    },
  );

  it('says that some filters are missing, applies the other filters, and loads the missing ones on Retry', async () => {
    fakeMarket().fail(listBrands, 500);
    const { router } = renderRoutes(allRoutes, { path: '/product' });
    await rui();
    screen.getByText('Filters').closest('details')?.setAttribute('open', '');
    const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
    expect(await filters.findByText('Something went wrong')).toBeVisible();
    await userEvent.click(filters.getByRole('checkbox', { name: 'Organic' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?productTagUuid=/));

    fakeMarket();
    await userEvent.click(await retryButton());
    expect(await filters.findByRole('checkbox', { name: 'Pran' })).toBeVisible();
    expect(filters.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(filters.getByRole('checkbox', { name: 'Organic' })).toBeChecked();
  });

  it('shows the name of a sub-category if an earlier list has loaded the name', async () => {
    const api = fakeMarket();
    const { router } = renderRoutes(allRoutes, { path: '/product' });
    await rui();
    api.fail(listSubCategories, 500);
    await router.navigate('/category/river-fish');
    await heading('River fish');
    expect(await rui()).toBeVisible();
  });
});

describe('a list page reached by a link, with a slow call', () => {
  it.each([
    {
      path: '/product',
      slow: listProducts,
      frame: 'All products',
      whole: 'All products',
      shows: 'Rui fish',
    },
    {
      path: '/category/river-fish',
      slow: listSubCategories,
      frame: 'Category',
      whole: 'River fish',
      shows: 'Rui fish',
    },
    {
      path: SECTION,
      slow: listFeaturedProductGroups,
      frame: 'Section',
      whole: 'Fish',
      shows: 'Rui fish',
    },
    {
      path: '/shop/padma-fish',
      slow: { path: '/shop/public/shop/by-handle' },
      frame: 'Shop',
      whole: 'Padma Fish House',
      shows: 'Rui fish',
    },
    {
      path: '/shoplist',
      slow: listShops,
      frame: 'Shops',
      whole: 'Shops',
      shows: 'Padma Fish House',
    },
    {
      path: '/category',
      slow: listSubCategories,
      frame: 'Categories',
      whole: 'Categories',
      shows: 'River fish',
    },
  ])(
    'appears at $path immediately, and adds the missing data when the reply arrives',
    async (given) => {
      const api = fakeMarket();
      const release = holdCalls(given.slow.path);
      renderRoutes(allRoutes, { path: given.path });
      await heading(given.frame);
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      const asked = api.sent.length;
      release();
      await heading(given.whole);
      expect(await screen.findByRole('link', { name: given.shows })).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
      // A pending call must not be repeated.
      const late = api.sent.slice(asked).filter(({ url }) => url.pathname === given.slow.path);
      expect(late.length).toBeLessThanOrEqual(given.slow === listProducts ? 1 : 2);
    },
  );

  it('shows the products in the chosen order if the shopper chooses it before any products have loaded', async () => {
    const api = fakeMarket();
    const release = holdCalls(listProducts.path);
    const { router } = renderRoutes(allRoutes, { path: '/product' });
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    api.answer(listProducts, ({ url }) =>
      url.searchParams.has('sort') ? pageOf([mango]) : pageOf([]),
    );
    await userEvent.selectOptions(order, 'Best rated');
    release();
    expect(await screen.findByRole('link', { name: mango.name })).toBeVisible();
    expect(router.state.location.search).toBe('?sort=rating');
    expect(screen.getByRole('status')).toHaveTextContent('1 product');
  });

  it('shows categories without their sections, and adds the sections when they arrive', async () => {
    const api = fakeMarket();
    const release = holdCalls(listFeaturedProductGroups.path);
    renderRoutes(allRoutes, { path: '/category' });
    expect(await screen.findByRole('link', { name: 'River fish' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
    release();
    const fish = within(await screen.findByRole('region', { name: 'Fish' }));
    expect(fish.getByRole('link', { name: 'River fish' })).toBeVisible();
    expect(api.sent.filter(({ id }) => id === listFeaturedProductGroups.id)).toHaveLength(1);
  });

  it.each([
    { path: '/shop/nothing', slow: '/shop/public/shop/by-handle', id: 'catalog-shop' },
    { path: '/category/nothing', slow: listSubCategories.path, id: 'catalog-category' },
    { path: '/product?pageNumber=9', slow: listProducts.path, id: 'catalog-product-list' },
  ])('becomes a 404 at $path if the reply shows it does not exist', async ({ path, slow, id }) => {
    const api = fakeMarket();
    api.fail(getShopByHandle, 404);
    api.reply(listProducts, pageOf([], 30, 9));
    const release = holdCalls(slow);
    const { router } = renderRoutes(allRoutes, { path });
    await screen.findByRole('heading', { level: 1 });
    expect(router.state.errors).toBeNull();
    release();
    await waitFor(() => expect(router.state.errors?.[id]).toMatchObject({ status: 404 }));
  });

  it('offers Retry if the slow call fails', async () => {
    fakeMarket().fail(listShops, 500);
    const release = holdCalls(listShops.path);
    renderRoutes(allRoutes, { path: '/shoplist' });
    await heading('Shops');
    release();
    expect(await retryButton()).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Name of the shop' })).toBeVisible();
  });
});
