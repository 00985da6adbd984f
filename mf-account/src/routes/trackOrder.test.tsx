import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listMyOrders } from '@marketplace/contracts/api/orders';
import { lookUpOrder, type TrackedOrder } from '@marketplace/contracts/api/trackedOrder';
import { clearAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const { shippingAddress: _, billingAddress: __, note: ___, ...tracked } = buildOrder();
let api: FakeApi;

beforeEach(() => {
  clearAccessToken();
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [lookUpOrder.id], paymentMethods: [] });
  api.reply(lookUpOrder, tracked);
});

const open = () => openPage(routes, '/track-order', 'Track your order');

async function find(orderNumber: string, phone: string): Promise<void> {
  await enterText(screen.getByRole('textbox', { name: 'Order number' }), orderNumber);
  await enterText(screen.getByRole('textbox', { name: 'Phone' }), phone);
  await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
}

async function findTracked(changes: Partial<TrackedOrder>) {
  api.reply(lookUpOrder, { ...tracked, ...changes });
  await open();
  await find('100042', '01711000001');
  return screen.findByRole('status');
}

describe('order tracking', () => {
  it.each(['100042', '১০০০৪২', '#100 042', '\u202A100\u2011042\u200B'])(
    'finds an order by its phone and the number %j, without an account',
    async (typed) => {
      await open();
      await find(typed, '(01711)\u00A0000\u2011001\u202C');
      const found = within(await screen.findByRole('status'));
      expect(found.getByRole('heading', { name: 'Order 100042' })).toBeVisible();
      expect(found.getByText('৳1,370.50')).toBeVisible();
      const [sent] = api.sent.filter(({ id }) => id === 'lookUpOrder');
      expect(sent?.body).toEqual({ orderNumber: '100042', phone: '+8801711000001' });
      expect(sent?.headers.authorization).toBeUndefined();
    },
  );

  it('prefills the order number from the link that led to the page', async () => {
    await openPage(routes, '/track-order?orderNumber=100042', 'Track your order');
    expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('100042');
  });

  it('shows the status of the order and of each parcel', async () => {
    const found = within(await findTracked({}));
    expect(
      found.getByText('On its way', { selector: 'li[aria-current="step"] span' }),
    ).toBeVisible();
    const facts = found.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual(
      expect.arrayContaining(['Chandpur Fish HouseOn its way', 'Green BasketConfirmed']),
    );
  });

  it('names the day by which a late parcel should have arrived, and says whom to ask', async () => {
    const late = { expectedBy: '2024-05-11T17:59:59.999Z', late: 'delivery' as const };
    const parcels = tracked.parcels.map((parcel) => ({ ...parcel, ...late }));
    expect(await findTracked({ parcels })).toHaveTextContent(
      'Chandpur Fish HouseLate: it was to arrive by 11 May 2024.You may give it up: what you have paid for it is then paid back.Ask usOn its way',
    );
  });

  it.each<[string, Partial<TrackedOrder>]>([
    ['Cash on delivery: To be paid when it arrives', {}],
    ['bKash: Paid', { paymentMethod: 'bkash', paymentStatus: 'paid' }],
    ['Nagad: Being confirmed', { paymentMethod: 'nagad', isPaymentConfirming: true }],
    ['Card: Paid back', { paymentMethod: 'card', paymentStatus: 'refunded' }],
  ])('shows the payment method and status: %s', async (text, changes) => {
    expect(await findTracked(changes)).toHaveTextContent(`Payment${text}`);
  });

  it('names amount and day of each refund', async () => {
    const refund = { amount: 560, method: 'bkash' as const, dueBy: '2024-05-11T09:30:00.000Z' };
    const found = await findTracked({
      status: 'cancelled',
      paymentMethod: 'bkash',
      paymentStatus: 'paid',
      refunds: [
        { ...refund, refundedAt: null, isLate: true },
        { ...refund, amount: 1, refundedAt: '2024-05-02T09:30:00.000Z' },
      ],
    });
    expect(found).toHaveTextContent(
      '৳560.00 is paid back by bKash, at the latest on 11 May 2024. You need not do anything. This is late. Ask us.৳1.00 was paid back by bKash on 2 May 2024.',
    );
  });

  it('links to the page on which a guest declines messages, if the API supplies its URL', async () => {
    const name = 'Messages about your orders';
    const messagesUrl = 'https://shop.example/api/order-messages?token=a';
    const found = within(await findTracked({ messagesUrl }));
    expect(found.getByRole('link', { name })).toHaveAttribute('href', messagesUrl);
  });

  it('has no link for declining messages if the API supplies no URL for it', async () => {
    await findTracked({});
    expect(screen.queryByRole('link', { name: 'Messages about your orders' })).toBeNull();
  });

  // @error stored: lookUpOrder
  it.each([
    [404, 'No order has this number and this phone. Please check both.'],
    [400, 'No order has this number and this phone. Please check both.'],
    [429, 'Too many tries, please wait and try again later'],
    [500, 'The shop is closed for an hour.'],
  ])(
    'keeps the input if the API replies with status %i, and says why no order is shown',
    async (status, text) => {
      api.fail(lookUpOrder, status, text);
      await open();
      await find('100042', '01711000001');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('100042');
    },
  );

  it.each([
    ['/track-order', 'Your orders'],
    ['/track-order?orderNumber=100042', 'Track your order'],
  ])('shows a customer who opens %s the page %j', async (path, title) => {
    writeAccessToken('good', 3600);
    api.reply(listMyOrders, { items: [], paginationStatus: buildPaging(6, 0) });
    await openPage(routes, path, title);
  });

  it("redirects to the list of orders if the API cannot find guests' orders", async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    api.reply(listMyOrders, { items: [], paginationStatus: buildPaging(6, 0) });
    await openPage(routes, '/track-order', 'Your orders');
  });
});

describe('order tracking without JavaScript', () => {
  const typed = { orderNumber: '100042', phone: '01711000001' };
  const send = (form?: Record<string, string>) =>
    renderRoutesOnServer(routes, { path: '/track-order', form });

  it('has a form that the browser can send, and a canonical path', async () => {
    const { status, html, head } = await send();
    expect(status).toBe(200);
    expect(html).toMatch(/<form [^>]*action="\/track-order" method="post"/);
    expect(head).toMatchObject({ canonicalPath: '/track-order' });
  });

  it('shows the order', async () => {
    const { status, html } = await send(typed);
    expect(status).toBe(200);
    expect(html).toContain('100042');
    expect(html).toContain('Chandpur Fish House');
  });

  it.each([
    [404, 'No order has this number and this phone. Please check both.'],
    [429, 'Too many tries, please wait and try again later'],
    [503, 'The shop is closed for an hour.'],
  ])(
    'keeps the input if the API replies with status %i, and says why no order is shown',
    async (status, text) => {
      api.fail(lookUpOrder, status, text);
      const { html, ...answer } = await send(typed);
      expect(answer.status).toBe(status);
      expect(html).toContain(text);
      for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
    },
  );

  it('replies with 503 and keeps the input if the API does not reply', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.cut(lookUpOrder);
    api.cut(getCapabilities);
    const { html, ...answer } = await send(typed);
    expect(answer.status).toBe(503);
    for (const value of Object.values(typed)) expect(html).toContain(`value="${value}"`);
    warn.mockRestore();
  });

  it('shows the input as text, even if it contains a script tag', async () => {
    api.fail(lookUpOrder, 404);
    const { html } = await send({ ...typed, orderNumber: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>alert');
  });
});
