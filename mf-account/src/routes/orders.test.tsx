import { listMyOrders } from '@marketplace/contracts/api/orders';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

// @spec 9.22, 2.84
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

describe('the filter of the list', () => {
  const YEARS = [2024, 2023];
  const open = (path: string, changes: { total?: number; years?: number[] } = {}) => {
    const { total = 13, years = YEARS } = changes;
    const api = fakeApi();
    const items = total > 0 ? [buildOrderSummary()] : [];
    api.reply(listMyOrders, { items, paginationStatus: buildPaging(6, total), years });
    return { api, ...renderRoutes(routes, { path }) };
  };
  const searchOf = (url: URL | undefined) => Object.fromEntries(url?.searchParams ?? []);

  it('offers each status and the years in which the customer has ordered', async () => {
    open('/orders');
    const form = within(await screen.findByRole('search'));
    const optionsOf = (name: string) =>
      within(form.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf('Status')).toEqual([
      'All',
      'Placed',
      'Confirmed',
      'On its way',
      'Delivered',
      'Cancelled',
    ]);
    expect(optionsOf('Year')).toEqual(['All', '2024', '2023']);
  });

  it('puts its values into the URL, and requests the orders that match', async () => {
    const { api, router } = open('/orders?pageNumber=3');
    const form = within(await screen.findByRole('search'));
    await userEvent.type(form.getByRole('searchbox', { name: 'Search your orders' }), 'hilsa');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Status' }), 'delivered');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Year' }), '2023');
    await userEvent.click(form.getByRole('button', { name: 'Show orders' }));
    await screen.findByText('13 orders');
    expect(router.state.location.search).toBe('?search=hilsa&status=delivered&year=2023');
    const asked = api.sent.filter(({ id }) => id === 'listMyOrders').at(-1);
    expect(searchOf(asked?.url)).toEqual({
      pageNumber: '1',
      pageSize: '6',
      search: 'hilsa',
      status: 'delivered',
      year: '2023',
    });
  });

  it('keeps its values in the fields and in the links to other pages', async () => {
    open('/orders?search=hilsa&status=delivered&year=2023');
    const form = within(await screen.findByRole('search'));
    expect(form.getByRole('searchbox')).toHaveValue('hilsa');
    expect(form.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Delivered');
    expect(form.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2023');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/orders?status=delivered&year=2023&search=hilsa&pageNumber=2',
    );
  });

  it.each([
    ['status=lost&year=99999&search=', {}],
    ['year=2012', { year: '2012' }],
    [`search=${'a'.repeat(150)}`, { search: 'a'.repeat(100) }],
  ])('ignores or shortens values in ?%s that the API would refuse', async (query, filter) => {
    const { api } = open(`/orders?${query}`);
    await screen.findByRole('search');
    expect(searchOf(api.sent[0]?.url)).toEqual({ pageNumber: '1', pageSize: '6', ...filter });
  });

  it('shows a year without orders that the URL names', async () => {
    open('/orders?year=2012', { total: 0 });
    const form = within(await screen.findByRole('search'));
    expect(form.getByRole('combobox', { name: 'Year' })).toHaveDisplayValue('2012');
  });

  it('says that no order matches, and links to all orders with empty fields', async () => {
    open('/orders?search=mango', { total: 0 });
    expect(await screen.findByRole('heading', { name: 'No order matches' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No orders yet' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Show all orders' }));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('is hidden from a customer without orders, and if the API cannot filter', async () => {
    const { unmount } = open('/orders', { total: 0, years: [] });
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    unmount();
    const api = fakeApi();
    const page = { items: [buildOrderSummary()], paginationStatus: buildPaging(6, 13) };
    api.reply(listMyOrders, page);
    renderRoutes(routes, { path: '/orders?year=2023' });
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/orders?pageNumber=2',
    );
  });

  it('is a form that a browser can send without JavaScript', async () => {
    const reply = { items: [buildOrderSummary()], paginationStatus: buildPaging(6, 1) };
    fakeApi().reply(listMyOrders, { ...reply, years: YEARS });
    const { html } = await renderRoutesOnServer(routes, { path: '/orders?search=hilsa&year=2023' });
    expect(html).toMatch(/<form [^>]*action="\/orders"/);
    expect(html).toMatch(/<form [^>]*method="get"/);
    expect(html).toContain('value="hilsa"');
    expect(html).toMatch(/<option value="2023" selected="">/);
  });
});
