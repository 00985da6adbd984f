import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { fakeMarket } from '../testing/fakeMarket';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset.withoutScripts;
});

const openOption = () => {
  fakeMarket();
  renderRoutes(routes, { path: '/product/rui-fish' });
  return screen.findByText('Size');
};

it('a product page shows its options as radios if scripts run', async () => {
  expect(await openOption()).toBeVisible();
});

it('a product page hides the radios if no scripts run, because a tick would not reach the form of the buy button', async () => {
  dataset.withoutScripts = '';
  expect(await openOption()).not.toBeVisible();
});
