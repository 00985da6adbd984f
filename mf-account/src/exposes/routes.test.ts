import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listComplaints, listProblemCategories } from '@marketplace/contracts/api/complaints';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { getMyOrder, listMyOrders } from '@marketplace/contracts/api/orders';
import { listSessions } from '@marketplace/contracts/api/sessions';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildComplaint } from '../testing/buildComplaint';
import { buildAddress, buildCustomer, buildSession } from '../testing/buildCustomer';
import { buildOrder, buildOrderSummary } from '../testing/buildOrder';
import { loadMessages } from './routes';

allowsConsole(
  /^What the host offers could not be loaded: GET \/capabilities has no answer/,
  /^Error handled by React Router default ErrorBoundary: ErrorResponseImpl/,
  /^"The passkeys" could not be loaded: GET \/customer\/passkeys has no answer/,
  /^"The sessions" could not be loaded: GET \/customer\/sessions has no answer/,
);

const order = buildOrder();
const orderPage = `/orders/${order.uuid}`;
const onePage = buildPaging(6, 1);

/** Printed pages, which have no user layout. */
const PRINTED = ['account-invoice', 'account-track-order'];
const others = routes.filter(({ id }) => !PRINTED.includes(id ?? ''));

it.each(others)('the route /$path has the guard `userAuth` and the user layout', ({ handle }) => {
  expect(handle).toMatchObject({ middleware: ['userAuth'], layout: 'user' });
});

it('the invoice page has the guard `userAuth`, which also admits guests if the API supports `sendGuestCode`', () => {
  const invoice = routes.find(({ path }) => path === 'orders/:slug/invoice');
  expect(invoice?.handle).toMatchObject({ middleware: ['userAuth'], openWith: 'sendGuestCode' });
});

it('the list of orders is rendered on the server, without inline styles', async () => {
  fakeApi().reply(listMyOrders, { items: [buildOrderSummary()], paginationStatus: onePage });
  const { status, html, head } = await renderRoutesOnServer(routes, { path: '/orders' });
  expect(status).toBe(200);
  expect(html).toContain(`href="${orderPage}"`);
  expect(html).not.toContain('style="');
  expect(head).toMatchObject({ canonicalPath: '/orders' });
});

it("an order is rendered on the server, and is fetched with the access token of the visitor's request", async () => {
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  const headers = { cookie: 'accessToken=token-of-rahima' };
  const { status, html, head } = await renderRoutesOnServer(routes, { path: orderPage, headers });
  expect(status).toBe(200);
  expect(html).toContain('Chandpur Fish House');
  expect(head).toMatchObject({ canonicalPath: orderPage });
  expect(api.sent[0]?.headers.authorization).toBe('Bearer token-of-rahima');
});

// @error page: getMyOrder
it('the server replies with 404 for an order that does not belong to the customer', async () => {
  fakeApi().fail(getMyOrder, 404);
  const headers = { cookie: 'accessToken=token-of-karima' };
  const answer = await renderRoutesOnServer(routes, { path: orderPage, headers });
  expect(answer).toMatchObject({ status: 404 });
});

it.each([
  ['/orders?pageNumber=3', 404],
  ['/orders?pageNumber=abc', 200],
])('the server replies to the wrong page number in %s with status %i', async (path, status) => {
  fakeApi().answer(listMyOrders, ({ url }) => {
    const pageNumber = Number(url.searchParams.get('pageNumber'));
    const items = pageNumber === 1 ? [buildOrderSummary()] : [];
    return { items, paginationStatus: buildPaging(6, 1, pageNumber) };
  });
  expect(await renderRoutesOnServer(routes, { path })).toMatchObject({ status });
});

it('the profile is rendered on the server with all its data, without inline styles', async () => {
  const api = fakeApi();
  api.reply(getCurrentCustomer, buildCustomer());
  api.reply(listAddresses, { items: [buildAddress(1)], paginationStatus: onePage });
  api.reply(getCapabilities, { extensions: [listSessions.id], paymentMethods: [] });
  api.reply(listSessions, { items: [buildSession(1), buildSession(2)] });
  const { status, html, head } = await renderRoutesOnServer(routes, { path: '/profile' });
  expect(status).toBe(200);
  expect(html).toContain('rahima@example.com');
  expect(html).toContain('Place 1');
  expect(html).toContain('Firefox 2, Windows');
  expect(html).not.toContain('style="');
  expect(head).toMatchObject({ canonicalPath: '/profile' });
});

it.each(['', '?orderItem=any', `?order=${order.uuid}&orderItem=none`])(
  'the complaints are rendered on the server with all their data, without inline styles: /complain%s',
  async (query) => {
    const api = fakeApi();
    api.reply(listComplaints, { items: [buildComplaint()], paginationStatus: onePage });
    api.reply(listProblemCategories, { items: [] });
    api.reply(getMyOrder, order);
    const headers = { cookie: 'accessToken=token-of-rahima' };
    const path = `/complain${query}`;
    const { status, html, head } = await renderRoutesOnServer(routes, { path, headers });
    expect(status).toBe(200);
    expect(html).toContain('Item arrived damaged');
    expect(html).not.toContain('style="');
    expect(head).toMatchObject({ canonicalPath: '/complain' });
  },
);

it.each(['/orders', orderPage, `${orderPage}/invoice`, '/profile', '/complain'])(
  'the server redirects from %s to the home page if the API refuses the token',
  async (path) => {
    const api = fakeApi();
    api.fail(listMyOrders, 401);
    api.fail(getMyOrder, 401);
    api.fail(getCurrentCustomer, 401);
    api.fail(listAddresses, 401);
    api.fail(listComplaints, 401);
    const headers = { cookie: 'accessToken=refused' };
    const answer = await renderRoutesOnServer(routes, { path, headers });
    expect(answer).toMatchObject({ status: 302, location: '/' });
  },
);

it.each(LOCALES)('loadMessages loads messages in the language %s', async (locale) => {
  const { messages } = await loadMessages(locale);
  expect(Object.keys(messages).length).toBeGreaterThan(20);
});
