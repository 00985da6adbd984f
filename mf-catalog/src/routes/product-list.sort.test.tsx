import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { FISH, fakeMarket } from '../testing/fakeMarket';

// The first import compiles the page. On a busy machine, this takes longer than a `findBy` query
// waits.
beforeAll(() => Promise.all([import('./product-list'), import('./product-list.loader')]), 30_000);
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the sort order of the product list', () => {
  it('applies immediately, resets the page number to 1, and keeps the filter', async () => {
    fakeMarket();
    const { router } = renderRoutes(routes, {
      path: `/product?featuredProductGroupUuid=${FISH}&pageNumber=2`,
    });
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(order, 'Price: low to high');
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?featuredProductGroupUuid=${FISH}&sort=price-asc`),
    );
  });

  it('is the previous order again after Back, and the sort field keeps the focus', async () => {
    fakeMarket();
    const { router } = renderRoutes(routes, { path: '/product' });
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    const stop = router.subscribe(({ location }) => {
      if (!location.search.includes('rating')) return;
      stop();
      void router.navigate(-1);
    });
    await userEvent.selectOptions(order, 'Best rated');
    await waitFor(() => expect(order).toHaveDisplayValue('Newest first'));
    expect(order).toHaveFocus();
  });
});
