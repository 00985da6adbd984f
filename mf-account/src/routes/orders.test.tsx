import { listMyOrders } from '@marketplace/contracts/api/orders';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildOrderSummary } from '../testing/buildOrder';

afterEach(() => jest.restoreAllMocks());

it('the list shows number, day, status, items and total of an order, and links to the order', async () => {
  const order = buildOrderSummary();
  fakeApi().reply(listMyOrders, { items: [order], paginationStatus: buildPaging(6, 1) });
  renderRoutes(routes, { path: '/orders' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link', { name: 'Order 100042' })).toHaveAttribute(
    'href',
    `/orders/${order.uuid}`,
  );
  // 20:30 in UTC is already the next day in Dhaka.
  expect(card.getByText('6 May 2024')).toHaveAttribute('datetime', order.placedAt);
  expect(card.getByText('On its way')).toBeVisible();
  expect(card.getByText('3 items')).toBeVisible();
  expect(card.getByText('৳1,370.50')).toBeVisible();
});

it.each([true, false, undefined])('the list labels late orders (isLate: %p)', async (isLate) => {
  const order = buildOrderSummary({ isLate });
  fakeApi().reply(listMyOrders, { items: [order], paginationStatus: buildPaging(6, 1) });
  renderRoutes(routes, { path: '/orders' });
  const card = within(await screen.findByRole('article'));
  expect(card.queryAllByText('Late')).toHaveLength(isLate ? 1 : 0);
});

// @spec 9.22
it('the list requests six orders for the page number in the URL, and has a link to the next page', async () => {
  const api = fakeApi();
  api.reply(listMyOrders, {
    items: [buildOrderSummary()],
    paginationStatus: buildPaging(6, 13, 2),
  });
  renderRoutes(routes, { path: '/orders?pageNumber=2' });
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  expect(api.sent[0]?.url.search).toBe('?pageNumber=2&pageSize=6');
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/orders?pageNumber=3',
  );
});

it('the list says that there are no orders yet, and links to the products', async () => {
  fakeApi().reply(listMyOrders, { items: [], paginationStatus: buildPaging(6, 0) });
  renderRoutes(routes, { path: '/orders' });
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find something good' })).toHaveAttribute(
    'href',
    '/product',
  );
});

// @error page: listMyOrders
it('an error boundary replaces the page if the orders cannot be loaded', async () => {
  // Silences the console, because React Router logs errors that reach a boundary.
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation();
  fakeApi().fail(listMyOrders, 500);
  const { router } = renderRoutes(routes, { path: '/orders' });
  await waitFor(() =>
    expect(router.state.errors?.['account-orders']).toMatchObject({ name: 'ApiError' }),
  );
});

it('the list shows a picture only once if two items of an order have the same picture', async () => {
  const smallImageUrls = ['/media/rui.webp', '/media/rui.webp', '/media/lal-shak.webp'];
  const items = [buildOrderSummary({ smallImageUrls })];
  fakeApi().reply(listMyOrders, { items, paginationStatus: buildPaging(6, 1) });
  const { container } = renderRoutes(routes, { path: '/orders' });
  await screen.findByRole('article');
  expect(container.querySelectorAll('article img')).toHaveLength(2);
});
