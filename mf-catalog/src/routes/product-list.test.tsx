import { listFeaturedProductGroups } from '@marketplace/contracts/api/categories';
import { listProducts, searchProducts } from '@marketplace/contracts/api/products';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { FISH, fakeMarket, foundPage, pageOf, RIVER_FISH } from '../testing/fakeMarket';

const open = (path: string) => renderRoutes(routes, { path });
/** On phones they are folded away. */
async function categories() {
  await userEvent.click(await screen.findByText('Categories'));
  return screen.getByRole('navigation', { name: 'Categories' });
}

beforeEach(() => {
  // React Router reports what reaches a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the product list', () => {
  it('shows the products, how many there are, and the way to the next page', async () => {
    fakeMarket();
    open(`/product?featuredProductGroupUuid=${FISH}&sort=rating`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fish' })).toBeVisible();
    expect(screen.getByText('30 products')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rui fish' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      `/product?featuredProductGroupUuid=${FISH}&sort=rating&pageNumber=2`,
    );
  });

  it('asks for 14 products, whatever page size the address names', async () => {
    const api = fakeMarket();
    open('/product?pageSize=abc&pageNumber=abc');
    await screen.findByText('30 products');
    const asked = api.sent.find(({ id }) => id === 'listProducts')?.url.search;
    expect(asked).toBe('?pageNumber=1&pageSize=14');
  });

  it('opens the sub-categories of the section that is asked for', async () => {
    fakeMarket();
    open(`/product?featuredProductGroupUuid=${FISH}&sort=rating`);
    const link = within(await categories()).getByRole('link', { name: /River fish/ });
    expect(link).toHaveAttribute('href', `/product?productCategoryUuid=${RIVER_FISH}&sort=rating`);
  });

  it('marks the sub-category that is shown, inside its open section', async () => {
    fakeMarket();
    open(`/product?productCategoryUuid=${RIVER_FISH}`);
    const current = within(await categories()).getByRole('link', { current: true });
    expect(current).toHaveTextContent('River fish');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('River fish');
  });

  it('sorts at once, from the first page, keeping the filter', async () => {
    fakeMarket();
    const { router } = open(`/product?featuredProductGroupUuid=${FISH}&pageNumber=2`);
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Price: low to high',
    );
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?featuredProductGroupUuid=${FISH}&sort=price-asc`),
    );
  });

  it('searches by name, and lists by name once it is sorted', async () => {
    const api = fakeMarket();
    open('/product?productName=mango');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “mango”' }),
    ).toBeVisible();
    expect(api.sent.map(({ id }) => id)).toContain('searchProducts');

    await userEvent.selectOptions(screen.getByRole('combobox'), 'Best rated');
    await screen.findByText('30 products');
    const listed = api.sent.find(({ id }) => id === 'listProducts')?.url.searchParams;
    expect(listed?.get('productName')).toBe('mango');
  });

  it('says that nothing was found, and where to go', async () => {
    const api = fakeMarket();
    api.reply(searchProducts, foundPage([]));
    open('/product?productName=xyz');
    expect(await screen.findByText('No Product Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/product',
    );
  });

  it('is not found past its last page', async () => {
    const api = fakeMarket();
    api.reply(listProducts, pageOf([], 30, 9));
    const { router } = open('/product?pageNumber=9');
    await waitFor(() =>
      expect(router.state.errors?.['catalog-product-list']).toMatchObject({ status: 404 }),
    );
  });

  it('lists products without the filter when the categories fail', async () => {
    const api = fakeMarket();
    api.fail(listFeaturedProductGroups, 500);
    open('/product');
    expect(await screen.findByRole('link', { name: 'Rui fish' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
  });
});
