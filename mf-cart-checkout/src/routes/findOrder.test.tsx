import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, lookUpOrder, type TrackedOrder } from '@marketplace/contracts/api/orders';
import { clearAccessToken } from '@marketplace/contracts/cookies';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

let api: FakeApi;

beforeEach(() => {
  clearAccessToken();
  api = fakeApi();
  api.fail(getMyOrder, 401, 'Sign in to go on');
  api.reply(getCapabilities, { extensions: [lookUpOrder.id], paymentMethods: [] });
});

const openFind = () => openPage(routes, `/thank-you?order=${ORDER_UUID}`, 'Find your order');
async function find(orderNumber: string, phone: string): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Order number' }), orderNumber);
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), phone);
  await userEvent.click(screen.getByRole('button', { name: 'Find the order' }));
}

async function findTracked(changes: Partial<TrackedOrder>) {
  const { shippingAddress: _, billingAddress: __, note: ___, ...tracked } = buildOrder();
  api.reply(lookUpOrder, { ...tracked, ...changes });
  await openFind();
  await find('100042', '01711223344');
  return (await screen.findByText('NB-100042')).closest('[role="status"]');
}

describe('the order of a guest whose token has ended', () => {
  it('is looked for without its address as well', async () => {
    await openPage(routes, '/thank-you', 'Find your order');
    expect(screen.getByRole('textbox', { name: 'Order number' })).toBeVisible();
    expect(api.sent.map(({ id }) => id)).not.toContain('getMyOrder');
  });

  it('is found by its number and phone', async () => {
    const { shippingAddress: _, billingAddress: __, note: ___, ...tracked } = buildOrder();
    api.reply(lookUpOrder, { ...tracked, status: 'shipped' });
    await openFind();
    await find('১০০০৪২', '01711223344');
    expect(await screen.findByText('NB-100042')).toBeVisible();
    expect(screen.getByText('৳560.00')).toBeVisible();
    const sent = api.sent.find(({ id }) => id === 'lookUpOrder');
    expect(sent?.body).toEqual({ orderNumber: '১০০০৪২', phone: '01711223344' });
  });

  it('tells by which day each parcel arrives, and that it is late', async () => {
    const { shippingAddress: _, billingAddress: __, note: ___, ...tracked } = buildOrder();
    const expectedBy = '2024-05-11T17:59:59.999Z';
    const parcels = tracked.parcels.map((parcel) => ({
      ...parcel,
      expectedBy,
      late: 'delivery' as const,
    }));
    api.reply(lookUpOrder, { ...tracked, parcels });
    await openFind();
    await find('100042', '01711223344');
    const found = (await screen.findByText('NB-100042')).closest('[role="status"]');
    expect(found).toHaveTextContent(
      'Padma FishArrives by 11 May 2024. This parcel is late. Ask us.Placed',
    );
  });

  it.each<[string, Partial<TrackedOrder>]>([
    ['Cash on delivery: not paid yet', {}],
    ['bKash: paid', { paymentMethod: 'bkash', paymentStatus: 'paid' }],
    ['Nagad: being confirmed', { paymentMethod: 'nagad', isPaymentConfirming: true }],
    ['Card: paid back', { paymentMethod: 'card', paymentStatus: 'refunded' }],
  ])('tells how and whether it is paid: %s', async (text, changes) => {
    expect(await findTracked(changes)).toHaveTextContent(`Payment${text}`);
  });

  it('names amount and day of what is and was paid back', async () => {
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

  it.each([
    [404, 'No order has this number and this phone. Please check both.'],
    [400, 'No order has this number and this phone. Please check both.'],
    [429, 'Too many tries. Please wait some minutes.'],
    [500, 'Something went wrong'],
  ])(
    'keeps what was typed where looking for it fails with %i, and says why',
    async (status, text) => {
      api.fail(lookUpOrder, status);
      await openFind();
      await find('100042', '01711223344');
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('textbox', { name: 'Order number' })).toHaveValue('100042');
    },
  );
});
