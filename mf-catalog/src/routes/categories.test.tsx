import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { FISH, FRUITS, fakeMarket, subCategories } from '../testing/fakeMarket';

const [riverFish] = subCategories;
// The cast is safe: the fake market always has a first sub-category.
const citrus = {
  ...riverFish,
  uuid: '0f0c1d1e-0000-4000-8000-000000000301',
  handle: 'citrus',
  name: 'Citrus',
  productCount: 0,
  featuredProductGroupUuid: FRUITS,
} as (typeof subCategories)[number];

function openCategories(path = '/category', totalItems = 2) {
  const api = fakeMarket();
  api.answer(listSubCategories, ({ url }) => ({
    items: totalItems > 0 ? [...subCategories, citrus] : [],
    paginationStatus: buildPaging(36, totalItems, Number(url.searchParams.get('pageNumber'))),
  }));
  return { api, ...renderRoutes(routes, { path }) };
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the page of all categories', () => {
  // @spec 2.50
  it('groups the categories by section, and shows picture and number of products of each category', async () => {
    openCategories();
    expect(await screen.findByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    const fish = within(screen.getByRole('region', { name: 'Fish' }));
    expect(fish.getByRole('link', { name: 'River fish' })).toHaveAttribute(
      'href',
      '/category/river-fish',
    );
    expect(fish.getByText('12 products')).toBeVisible();
    expect(fish.getByRole('link', { name: 'See all Fish' })).toHaveAttribute(
      'href',
      `/category/featured/${FISH}`,
    );
    expect(
      within(screen.getByRole('region', { name: 'Fruits' })).getByText('Nothing yet'),
    ).toBeVisible();
  });

  // @spec 9.10
  it('requests 36 categories per page, including empty ones, and links to the next page', async () => {
    const { api } = openCategories('/category', 40);
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/category?pageNumber=2',
    );
    expect(api.sent.find(({ id }) => id === 'listSubCategories')?.url.search).toBe(
      '?pageNumber=1&pageSize=36',
    );
  });

  it('leads to a 404 error if the page number is too high', async () => {
    const { router } = openCategories('/category?pageNumber=3', 40);
    await waitFor(() =>
      expect(router.state.errors?.['catalog-categories']).toMatchObject({ status: 404 }),
    );
  });

  it('says that there are no categories if the market has none', async () => {
    openCategories('/category', 0);
    expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
  });

  it('lists the categories without section headings if the sections cannot be loaded', async () => {
    fakeMarket().fail(listFeaturedProductGroups, 500);
    renderRoutes(routes, { path: '/category' });
    expect(await screen.findByRole('link', { name: 'River fish' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it("lists the categories as structured data in the order of the API's reply", async () => {
    fakeMarket();
    const { head } = await renderRoutesOnServer(routes, { path: '/category?utm=1' });
    expect(head?.canonicalPath).toBe('/category');
    expect(head?.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'ItemList',
        itemListElement: subCategories.map(({ name, handle }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: `https://shop.test/category/${handle}`,
        })),
      }),
    ]);
  });
});
