import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { cancelMyOrder, getMyOrder } from '@marketplace/contracts/api/orders';
import { getReorder } from '@marketplace/contracts/api/reorder';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadMessages } from '../exposes/routes';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildComplaint } from '../testing/buildComplaint';
import { buildOrder } from '../testing/buildOrder';
import { openPage, recordToasts } from '../testing/openPage';

beforeEach(() => writeAccessToken('good', 3600));

type Order = ReturnType<typeof buildOrder>;

async function openOrder(changes: Partial<Order> = {}, extensions: string[] = []) {
  const order = buildOrder(changes);
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions, paymentMethods: [] });
  await openPage(routes, `/orders/${order.uuid}`, 'Order 100042');
}

const region = (name: string) => within(screen.getByRole('region', { name }));

it('the page groups the items by the shop that sends them', async () => {
  await openOrder();
  const fish = region('Parcel from Chandpur Fish House');
  expect(fish.getByRole('link', { name: 'Padma hilsa' })).toHaveAttribute(
    'href',
    '/product/padma-hilsa',
  );
  expect(fish.getByText('1 kg · Cut')).toBeVisible();
  expect(fish.getByText('2 × ৳600.25')).toBeVisible();
  expect(fish.getByText('৳1,200.50')).toBeVisible();
  expect(region('Parcel from Green Basket').getAllByText('Confirmed')[0]).toBeVisible();
});

it('address and note have a `lang` attribute if they are in another language than the page', async () => {
  const { shippingAddress } = buildOrder();
  const street = 'বাড়ি ১২, কাদিরগঞ্জ';
  await openOrder({ note: 'আসার আগে ফোন করবেন', shippingAddress: { ...shippingAddress, street } });
  const address = region('Delivery address');
  expect(address.getByText(street, { exact: false })).toHaveAttribute('lang', 'bn');
  expect(address.getByText(shippingAddress.name)).toHaveAttribute('translate', 'no');
  expect(screen.getByText('আসার আগে ফোন করবেন')).toHaveAttribute('lang', 'bn');
});

it('the page shows the day by which a parcel arrives, but no day for a delivered parcel', async () => {
  const [first, second] = buildOrder().parcels;
  if (!first || !second) throw new Error('two parcels');
  const expectedBy = '2024-05-10T17:59:59.999Z';
  await openOrder({
    parcels: [
      { ...first, expectedBy },
      { ...second, expectedBy, status: 'delivered' },
    ],
  });
  expect(
    region('Parcel from Chandpur Fish House').getByText('Arrives by 10 May 2024.'),
  ).toBeVisible();
  expect(region('Parcel from Green Basket').queryByText(/Arrives by/)).not.toBeInTheDocument();
});

it.each([
  ['delivery', false, 'Late: it was to arrive by 10 May 2024.'],
  [
    'confirmation',
    true,
    'The shop has not said in time that it sends this parcel. You can cancel the order and have your money back, or ask us.',
  ],
  ['confirmation', false, 'The shop has not said in time that it sends this parcel. Ask us.'],
] as const)(
  'the page says what to do if the %s of a parcel is late and isCancellable is %p',
  async (late, isCancellable, text) => {
    const [parcel] = buildOrder().parcels;
    if (!parcel) throw new Error('no parcel');
    const parcels = [{ ...parcel, expectedBy: '2024-05-10T17:59:59.999Z', late }];
    await openOrder({ parcels, isCancellable }, [cancelMyOrder.id]);
    const link = region('Parcel from Chandpur Fish House').getByRole('link', { name: /^ask us$/i });
    expect(link).toHaveAttribute('href', '/contact');
    expect(link.parentElement).toHaveTextContent(text);
  },
);

it('the page shows address, payment and sums', async () => {
  await openOrder();
  expect(region('Delivery address').getByText('House 4, Flat B2')).toBeVisible();
  const payment = region('Payment');
  expect(payment.getByText('Cash on delivery')).toBeVisible();
  expect(payment.getByText('To be paid when it arrives')).toBeVisible();
  const sums = payment.getAllByRole('definition').map((sum) => sum.textContent);
  expect(sums).toEqual(['৳1,250.50', '৳120.00', '৳1,370.50']);
});

it('the page shows the discount of a promo code', async () => {
  await openOrder({ promoCode: 'EID10', discount: 70.5, total: 1300 });
  const payment = region('Payment');
  expect(payment.getByText('Discount EID10')).toBeVisible();
  const sums = payment.getAllByRole('definition').map((sum) => sum.textContent);
  expect(sums).toEqual(['৳1,250.50', '৳120.00', '-৳70.50', '৳1,300.00']);
});

it('the page shows neither a billing address that equals the delivery address nor an empty note', async () => {
  await openOrder();
  expect(screen.queryByRole('region', { name: 'Billing address' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your note' })).not.toBeInTheDocument();
});

it('the page shows a different billing address, and the note', async () => {
  const { shippingAddress } = buildOrder();
  const billingAddress = { ...shippingAddress, name: 'Karim Traders' };
  await openOrder({ billingAddress, note: 'Ring twice' });
  expect(region('Billing address').getByText('Karim Traders')).toBeVisible();
  expect(region('Your note').getByText('Ring twice')).toBeVisible();
});

it('each item on the page links to the form for a complaint about that item', async () => {
  await openOrder();
  const { uuid, parcels } = buildOrder();
  expect(
    screen.getByRole('link', { name: 'Complain about this item: Padma hilsa' }),
  ).toHaveAttribute('href', `/complain?order=${uuid}&orderItem=${parcels[0]?.orderItems[0]?.uuid}`);
});

it.each([
  ['links to the page that buys the order again', [getReorder.id], 1],
  ['has no such link if the API does not support it', [], 0],
])('the page %s', async (_, extensions, count) => {
  await openOrder({ status: 'delivered' }, extensions);
  const links = screen.queryAllByRole('link', { name: 'Buy again' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(count).fill(`/orders/${buildOrder().uuid}/reorder`),
  );
});

describe('the line about the parcel that arrives next', () => {
  const [first] = buildOrder().parcels;
  const expectedBy = '2024-05-10T17:59:59.999Z';

  it.each<[string, Partial<Order>, string]>([
    [
      'shows the shop and the day of a parcel that is on its way',
      { parcels: [{ ...first, expectedBy } as never] },
      'The parcel from Chandpur Fish House is on its way. Arrives by 10 May 2024.',
    ],
    [
      'shows the shop that packs the parcel',
      { parcels: [{ ...first, status: 'confirmed' } as never] },
      'Chandpur Fish House packs your parcel.',
    ],
    [
      'shows the shop that has not confirmed the parcel, and says that the parcel is late',
      { parcels: [{ ...first, status: 'placed', expectedBy, isPromiseMissed: true } as never] },
      'Chandpur Fish House is to confirm your parcel. Late: it was to arrive by 10 May 2024.',
    ],
  ])('%s', async (_, changes, text) => {
    await openOrder(changes);
    const [line] = screen.getAllByRole('strong');
    expect(line?.textContent?.trim()).toBe(text);
  });

  it('is hidden if nothing more will arrive', async () => {
    await openOrder({ parcels: [{ ...first, status: 'delivered' } as never] });
    expect(screen.queryAllByRole('strong')).toEqual([]);
  });
});

describe('the cancellation of an order', () => {
  const button = () => screen.queryByRole('button', { name: 'Cancel this order' });

  async function openCancellable(extensions: string[], isCancellable = true) {
    const order = buildOrder({ status: 'placed', isCancellable });
    const api = fakeApi();
    api.reply(getMyOrder, order);
    api.reply(getCapabilities, { extensions, paymentMethods: [] });
    await openPage(routes, `/orders/${order.uuid}`, 'Order 100042');
    return api;
  }

  it.each([
    [
      'is offered if the API supports it and the order can be cancelled',
      [cancelMyOrder.id],
      true,
      true,
    ],
    ['is not offered if the API does not support it', [], true, false],
    ['is not offered if the order cannot be cancelled', [cancelMyOrder.id], false, false],
  ])('%s', async (_, extensions, isCancellable, isThere) => {
    await openCancellable(extensions, isCancellable);
    expect(button() !== null).toBe(isThere);
  });

  it('asks the customer for confirmation and a reason, and then shows the order as cancelled', async () => {
    const recorded = recordToasts();
    const api = await openCancellable([cancelMyOrder.id]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await enterText(await screen.findByRole('textbox', { name: /^Why\?/ }), 'Twice by mistake');
    const cancelled = buildOrder({ status: 'cancelled' });
    api.reply(cancelMyOrder, cancelled);
    api.reply(getMyOrder, cancelled);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(button()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Order 100042' })).toHaveFocus();
    expect(api.sent.find(({ id }) => id === 'cancelMyOrder')?.body).toEqual({
      reason: 'Twice by mistake',
    });
    expect(recorded.toasts.map(({ message }) => message)).toEqual(['Your order is cancelled']);
    recorded.stop();
  });

  it('succeeds after a lost reply if the customer tries again', async () => {
    const recorded = recordToasts();
    const api = await openCancellable([cancelMyOrder.id]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
    api.cut(cancelMyOrder);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    await screen.findByRole('alert');

    api.fail(cancelMyOrder, 409, 'This order is cancelled already', 'order-cancelled');
    api.reply(getMyOrder, buildOrder({ status: 'cancelled' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(button()).not.toBeInTheDocument());
    expect(recorded.toasts.map(({ message }) => message)).toEqual(['Your order is cancelled']);
    recorded.stop();
  });

  // @error stored: cancelMyOrder
  it("fails with the API's reason if the order can no longer be cancelled", async () => {
    const api = await openCancellable([cancelMyOrder.id]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
    api.fail(cancelMyOrder, 409, 'A shop has sent a parcel already');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A shop has sent a parcel already');
  });
});

it('the page is in Bangla if the visitor has chosen Bangla', async () => {
  const order = buildOrder();
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  const { messages } = await loadMessages('bn');
  renderRoutes(routes, { path: `/orders/${order.uuid}`, locale: 'bn', messages });
  expect(await screen.findByRole('heading', { level: 1, name: 'অর্ডার 100042' })).toBeVisible();
  expect(screen.getByText('ক্যাশ অন ডেলিভারি')).toBeVisible();
});

describe('the complaints about an order', () => {
  const { orderItemUuid, uuid } = buildComplaint();
  const complaint = { uuid, orderItemUuid, takeUpBy: '2024-05-09T17:59:59.999Z' };

  it('are shown with their deadlines, and link to their messages', async () => {
    await openOrder({ complaints: [{ ...complaint, status: 'open' }] });
    const complaints = within(await screen.findByRole('region', { name: 'Your complaints' }));
    expect(complaints.getByRole('link', { name: 'Padma hilsa' })).toHaveAttribute(
      'href',
      `/complain?complaint=${uuid}`,
    );
    expect(complaints.getByText('Sent')).toBeVisible();
    expect(complaints.getByText('9 May 2024')).toBeVisible();
  });

  it.each([[undefined], [[]]])('have no region if the API sends %j', async (complaints) => {
    await openOrder({ complaints });
    expect(screen.queryByRole('region', { name: 'Your complaints' })).toBeNull();
  });
});

it.each<[string, Partial<Order>, string]>([
  [
    'an order whose payment is being confirmed',
    { isPaymentConfirming: true },
    'Your payment is being confirmed.',
  ],
  ['an order that was paid back', { paymentStatus: 'refunded' }, 'Your money was paid back.'],
  ['an order that the shop is to confirm', {}, 'Chandpur Fish House is to confirm your parcel.'],
])('the heading names the next step of %s', async (_, changes, text) => {
  const [parcel] = buildOrder().parcels;
  if (!parcel) throw new Error('no parcel');
  const parcels = [{ ...parcel, status: 'placed' as const }];
  await openOrder({ status: 'placed', paymentMethod: 'bkash', parcels, ...changes });
  expect(screen.getByText(text)).toBeVisible();
});
