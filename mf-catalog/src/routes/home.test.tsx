import {
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedShopGroups,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
} from '@marketplace/contracts/api/categories';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { listFeaturedShops } from '@marketplace/contracts/api/shops';
import { listHomeSliders } from '@marketplace/contracts/api/sliders';
import { apiSettings, configureApi } from '@marketplace/contracts/client/apiSettings';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildSummary } from '../testing/buildProduct';
import { FISH, FRUITS, fakeMarket, mango } from '../testing/fakeMarket';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const region = (name: string) => screen.findByRole('region', { name });
const fruits = () => region('Fruits');

/**
 * Holds back the replies to matching URLs.
 * @returns a function that releases the replies
 */
function hold(slow: RegExp): () => void {
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { fetchReply } = apiSettings();
  configureApi({
    fetchReply: async (request) => {
      if (slow.test(request.url)) await told;
      if (!fetchReply) throw new Error('The API has no stand-in.');
      return fetchReply(request);
    },
  });
  return goOn;
}

describe('the home page', () => {
  // @spec 2.43, 3.10, 3.12
  it('shows slides, shops, sections with their products, and the categories', async () => {
    fakeMarket();
    renderRoutes(routes);
    const offers = await region('Offers of the market');
    expect(within(offers).getByRole('link', { name: /Fish of the morning/ })).toBeVisible();
    const fish = screen.getByRole('region', { name: 'Fish' });
    expect(within(fish).getByRole('link', { name: 'Rui fish' })).toBeVisible();
    expect(await within(await fruits()).findByRole('link', { name: mango.name })).toHaveAttribute(
      'href',
      '/product/mango',
    );
    const shops = await region('Shops of the market');
    expect(await within(shops).findByRole('link', { name: 'Padma Fish House' })).toHaveAttribute(
      'href',
      '/shop/padma-fish',
    );
    const directory = await region('Browse by category');
    const [riverFish] = await within(directory).findAllByRole('link', { name: 'River fish' });
    expect(riverFish).toHaveAttribute('href', '/category/river-fish');
  });

  // @spec 9.12
  it('requests twelve products, twelve shops and twelve sub-categories per section', async () => {
    const api = fakeMarket();
    renderRoutes(routes);
    await region('Browse by category');
    await waitFor(() => expect(api.sent.length).toBeGreaterThanOrEqual(10));
    const featured = api.sent.filter(({ url }) => url.pathname.includes('public-featured'));
    expect(new Set(featured.map(({ url }) => url.searchParams.get('pageSize')))).toEqual(
      new Set(['12']),
    );
  });

  it('links to all products of a section from its tile, its heading and the directory', async () => {
    fakeMarket();
    renderRoutes(routes);
    const path = `/category/featured/${FRUITS}`;
    const sections = await screen.findByRole('navigation', { name: 'Sections of the market' });
    expect(within(sections).getByRole('link', { name: /Fruits/ })).toHaveAttribute('href', path);
    const seeAll = within(await fruits()).getByRole('link', { name: 'See all Fruits' });
    expect(seeAll).toHaveAttribute('href', path);
    const directory = within(await region('Browse by category'));
    expect(await directory.findByRole('link', { name: 'Fruits' })).toHaveAttribute('href', path);
    expect(directory.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/category',
    );
  });

  // @spec 8.17
  // @error region: listFeaturedProducts
  it('shows an error only in the section that failed to load, and loads that section on Retry', async () => {
    const api = fakeMarket();
    let isFruitDown = true;
    api.answer(listFeaturedProducts, ({ url }) => {
      if (url.searchParams.get('featuredGroupUuid') === FISH) return { items: [buildSummary()] };
      if (isFruitDown) throw new Error('down');
      return { items: [mango] };
    });
    renderRoutes(routes);
    const retry = await within(await fruits()).findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('link', { name: 'Rui fish' })).toBeVisible();

    isFruitDown = false;
    await userEvent.click(retry);
    expect(await within(await fruits()).findByRole('link', { name: mango.name })).toBeVisible();
  });

  // @error region: listFeaturedProductGroups, listFeaturedShopGroups, listFeaturedShops
  // @error region: listFeaturedSubCategories, listFeaturedSubCategoryGroups, listHomeSliders
  it.each<[string, Call, string]>([
    ['the slides', listHomeSliders, 'The offers could not be loaded'],
    ['the sections of shops', listFeaturedShopGroups, 'The shops could not be loaded'],
    ['the shops of every section', listFeaturedShops, 'The shops could not be loaded'],
    ['the sections', listFeaturedProductGroups, 'These products could not be loaded'],
    [
      'the sections of categories',
      listFeaturedSubCategoryGroups,
      'The categories could not be loaded',
    ],
    [
      'the categories of a section',
      listFeaturedSubCategories,
      'The categories could not be loaded',
    ],
  ])(
    'shows an error in one region if %s cannot be loaded, and shows all other regions',
    async (_what, call, text) => {
      fakeMarket().fail(call, 500);
      renderRoutes(routes);
      expect(await screen.findByRole('heading', { name: text })).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
      const names = ['Shops of the market', 'Browse by category'];
      for (const name of names) expect(await region(name)).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    },
  );

  it('shows the shops while slides and sections are slow, and adds slides and sections when their replies arrive', async () => {
    fakeMarket();
    const answer = hold(/home-slider|featured-product-groups/);
    renderRoutes(routes);
    expect(
      await screen.findByRole('link', { name: 'Padma Fish House' }, { timeout: 3000 }),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Offers of the market' })).toBeNull();
    answer();
    expect(await region('Offers of the market')).toBeVisible();
    expect(await within(await fruits()).findByRole('link', { name: mango.name })).toBeVisible();
  });

  it('shows as many skeletons in a section as the section will have cards', async () => {
    const products = Array.from({ length: 12 }, (_, index) =>
      buildSummary({ uuid: `product-${index}`, handle: `product-${index}` }),
    );
    fakeMarket().reply(listFeaturedProducts, { items: products });
    const answer = hold(/public-featured-products/);
    renderRoutes(routes);
    const cards = async () => within(await fruits()).getAllByRole('listitem').length;
    const skeletons = await cards();
    answer();
    expect(await within(await fruits()).findAllByRole('article')).toHaveLength(skeletons);
    expect(skeletons).toBe(10);
  });
});
