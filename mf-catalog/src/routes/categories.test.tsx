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
const citrus = {
  ...riverFish,
  uuid: '0f0c1d1e-0000-4000-8000-000000000301',
  handle: 'citrus',
  name: 'Citrus',
  productCount: 0,
  featuredProductGroupUuid: FRUITS,
} as (typeof subCategories)[number]; // the first sub-category of the stand-in is always there

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

describe('the categories', () => {
  it('stand under their section, each with what there is of it', async () => {
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

  it('come 36 a page, the unused ones too, with a way to the next', async () => {
    const { api } = openCategories('/category', 40);
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/category?pageNumber=2',
    );
    expect(api.sent.find(({ id }) => id === 'listSubCategories')?.url.search).toBe(
      '?pageNumber=1&pageSize=36',
    );
  });

  it('are not found past the last page', async () => {
    const { router } = openCategories('/category?pageNumber=3', 40);
    await waitFor(() =>
      expect(router.state.errors?.['catalog-categories']).toMatchObject({ status: 404 }),
    );
  });

  it('say where to go while there is none', async () => {
    openCategories('/category', 0);
    expect(await screen.findByRole('heading', { name: 'No categories yet' })).toBeVisible();
  });

  it('stand without headings where the sections cannot be had', async () => {
    fakeMarket().fail(listFeaturedProductGroups, 500);
    renderRoutes(routes, { path: '/category' });
    expect(await screen.findByRole('link', { name: 'River fish' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are an ItemList in their order', async () => {
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
