import { listProducts, searchProducts } from '@marketplace/contracts/api/products';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { clearFacetsCache } from '../product-list/facets/facetsCache';
import { FISH, fakeMarket, foundPage, pageOf, RIVER_FISH } from '../testing/fakeMarket';

// The first import compiles the page. On a busy machine, this takes longer than a `findBy` query
// waits.
beforeAll(() => Promise.all([import('./product-list'), import('./product-list.loader')]), 30_000);
beforeEach(() => {
  clearFacetsCache();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('an empty list', () => {
  it('offers links that each remove one filter', async () => {
    const api = fakeMarket();
    api.reply(listProducts, pageOf([]));
    renderRoutes(routes, { path: `/product?productCategoryUuid=${RIVER_FISH}&maxPrice=20` });
    expect(await screen.findByText('No Product Found')).toBeVisible();
    const loosened = (name: string) => screen.getByRole('link', { name });
    expect(loosened('Without River fish')).toHaveAttribute('href', '/product?maxPrice=20');
    expect(loosened('Without Up to ৳20')).toHaveAttribute(
      'href',
      `/product?productCategoryUuid=${RIVER_FISH}`,
    );
  });

  // @spec 4.35
  it('offers searches with fewer words, and the sections of the catalogue, if no product has the searched name', async () => {
    const api = fakeMarket();
    api.reply(searchProducts, foundPage([]));
    renderRoutes(routes, { path: '/product?productName=blue+mango' });
    expect(await screen.findByText('No Product Found')).toBeVisible();
    const way = (name: string) => screen.getByRole('link', { name });
    expect(way('Search for “mango”')).toHaveAttribute('href', '/product?productName=mango');
    expect(way('Fish')).toHaveAttribute('href', `/category/featured/${FISH}`);
    expect(way('See all products')).toHaveAttribute('href', '/product');
  });

  it('shows the searched name as typed, even if it looks like HTML', async () => {
    const api = fakeMarket();
    api.reply(searchProducts, foundPage([]));
    renderRoutes(routes, { path: '/product?productName=<b>mango</b>+<i>x</i>' });
    expect(await screen.findByText(/Nothing matches “<b>mango<\/b> <i>x<\/i>”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for “<b>mango</b>”' })).toBeVisible();
  });
});
