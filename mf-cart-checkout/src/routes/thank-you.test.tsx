import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID, savedAddress } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const openThankYou = () =>
  openPage(routes, `/thank-you?order=${ORDER_UUID}`, 'Thank you, your order is placed');

/** Returns the amount at the end of a text, in paisa. */
const lastAmount = (text: string | null) => {
  const [, minus, digits = ''] = /(-?)৳([\d,]+\.\d\d)$/.exec(text ?? '') ?? [];
  return Number(digits.replace(/[,.]/g, '')) * (minus ? -1 : 1);
};

/**
 * Builds a parcel with `quantity` pieces of one product, and one piece of another product that
 * costs `other`.
 */
function twoLines(quantity: number, unitPrice: number, other: number) {
  const [parcel] = buildOrder().parcels;
  const [item] = parcel?.orderItems ?? [];
  if (!parcel || !item) throw new Error('no line');
  const total = (Math.round(unitPrice * 100) * quantity) / 100;
  const second = { ...item, uuid: savedAddress.uuid, quantity: 1, unitPrice: other, total: other };
  const orderItems = [{ ...item, quantity, unitPrice, total }, second];
  return { parcels: [{ ...parcel, orderItems }] };
}

describe('the thank-you page', () => {
  beforeEach(() => {
    writeAccessToken('good', 3600);
    fakeApi().reply(getMyOrder, buildOrder());
  });

  it('names the order and the amount to pay on delivery', async () => {
    await openThankYou();
    expect(screen.getByText('NB-100042', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('Cash on delivery: please have ৳560.00 ready.')).toBeVisible();
    expect(screen.getByText('The courier calls +8801711223344 before coming.')).toBeVisible();
  });

  it('shows the ordered products', async () => {
    await openThankYou();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Product 1');
    expect(summary).toHaveTextContent('2 × ৳250.00');
  });

  it.each<[number, number, number]>([
    [3, 0.1, 0.2],
    [7, 1234.57, 60.05],
    [19, 0.07, 99_999.99],
    [1, 1.005 - 0.005, 4.35],
  ])(
    'shows sums that are exact to the paisa for %d pieces at %d taka and another piece at %d taka',
    async (quantity, price, other) => {
      const paisa = Math.round(price * 100) * quantity + Math.round(other * 100);
      const subtotal = paisa / 100;
      fakeApi().reply(
        getMyOrder,
        buildOrder({
          ...twoLines(quantity, price, other),
          subtotal,
          deliveryCharge: 60.1,
          discount: 0.3,
          promoCode: 'EID',
          total: (paisa + 6010 - 30) / 100,
        }),
      );
      await openThankYou();
      const summary = within(screen.getByRole('region', { name: 'Summary' }));
      const lines = summary
        .getAllByRole('listitem')
        .map(({ textContent }) => lastAmount(textContent));
      const [shown, delivery, discount, total] = summary
        .getAllByRole('definition')
        .map(({ textContent }) => lastAmount(textContent));
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(shown);
      expect([shown, delivery, discount]).toEqual([paisa, 6010, -30]);
      expect(total).toBe(paisa + 6010 - 30);
    },
  );

  it.each<[string, Partial<Order>, string, string | undefined]>([
    [
      'links to the invoice',
      {},
      'Thank you, your order is placed',
      `/orders/${ORDER_UUID}/invoice`,
    ],
    [
      'links to no invoice if the order was cancelled before it was paid',
      { status: 'cancelled', paymentStatus: 'cancelled' },
      'This order is cancelled',
      undefined,
    ],
  ])('%s', async (_, changes, heading, path) => {
    fakeApi().reply(getMyOrder, buildOrder(changes));
    await openPage(routes, `/thank-you?order=${ORDER_UUID}`, heading);
    const link = screen.queryByRole('link', { name: 'Print the invoice' });
    expect(link?.getAttribute('href')).toBe(path);
  });

  it('shows the discount of the order', async () => {
    const discounted = { promoCode: 'EID10', discount: 50.1, total: 509.9 };
    fakeApi().reply(getMyOrder, buildOrder(discounted));
    await openThankYou();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Discount EID10-৳50.10Total৳509.90');
  });

  it('links to the order and to the product list', async () => {
    await openThankYou();
    expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/orders/${ORDER_UUID}`,
    );
    expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/product');
  });
});

describe('the thank-you page of an order that is paid online', () => {
  let api: FakeApi;
  const byBkash = (changes: Partial<Order>) =>
    api.reply(getMyOrder, buildOrder({ paymentMethod: 'bkash', ...changes }));
  const openAt = (heading: string) => openPage(routes, `/thank-you?order=${ORDER_UUID}`, heading);
  const payButtons = () =>
    screen
      .queryAllByRole('button', { name: /^(Pay by|Cash)/ })
      .map(({ textContent }) => textContent);

  beforeEach(() => {
    api = fakeApi();
    api.reply(getCapabilities, {
      extensions: [],
      paymentMethods: ['cash-on-delivery', 'bkash', 'nagad'],
    });
  });

  it('confirms the order after the payment', async () => {
    byBkash({ paymentStatus: 'paid' });
    await openAt('Thank you, your order is placed');
    expect(screen.getByText('৳560.00 is paid.')).toBeVisible();
    expect(payButtons()).toEqual([]);
  });

  it('shows no result while the payment is being confirmed, and the result after that', async () => {
    byBkash({ isPaymentConfirming: true });
    await openAt('Your payment is being confirmed');
    expect(screen.getByText(/Please do not pay again/)).toBeVisible();
    expect(payButtons()).toEqual([]);
    byBkash({ paymentStatus: 'paid', isPaymentConfirming: false });
    await screen.findByRole(
      'heading',
      { level: 1, name: 'Thank you, your order is placed' },
      { timeout: 8000 },
    );
  });

  it.each<[string, Order['paymentStatus']]>([
    ['Your order waits for its payment', 'pending'],
    ['The payment did not go through', 'failed'],
    ['You stopped the payment', 'cancelled'],
  ])(
    'offers to pay again by the same or another method, with the heading: %s',
    async (heading, paymentStatus) => {
      byBkash({ paymentStatus });
      await openAt(heading);
      expect(payButtons()).toEqual(['Pay by bKash', 'Cash on delivery', 'Pay by Nagad']);
      expect(screen.getByText(/^৳560.00 is still to be paid/)).toBeVisible();
    },
  );

  it('accepts cash instead of an online payment, and confirms the order', async () => {
    byBkash({ paymentStatus: 'failed' });
    api.reply(startPayment, { data: { status: 'pending' } });
    await openAt('The payment did not go through');
    api.reply(getMyOrder, buildOrder());
    await userEvent.click(screen.getByRole('button', { name: 'Cash on delivery' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is placed' });
    expect(api.sent.find(({ id }) => id === 'startPayment')?.body).toEqual({
      method: 'cash-on-delivery',
    });
  });

  it("shows the API's reason for not accepting cash, and keeps the other methods", async () => {
    byBkash({ paymentStatus: 'failed' });
    api.fail(startPayment, 409, 'At most 5 cash orders may be on the way', 'cash-limit');
    await openAt('The payment did not go through');
    await userEvent.click(screen.getByRole('button', { name: 'Cash on delivery' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 5 cash orders');
    expect(payButtons()).toHaveLength(3);
  });

  it("says until when the order is reserved, in Dhaka's time", async () => {
    byBkash({ paymentExpiresAt: '2024-05-01T18:05:00.000Z' });
    await openAt('Your order waits for its payment');
    expect(screen.getByText(/Your order is kept until 12:05 am on 2 May 2024\./)).toBeVisible();
  });

  it('names no time if the order is reserved without a time limit', async () => {
    byBkash({ paymentExpiresAt: null });
    await openAt('Your order waits for its payment');
    expect(screen.queryByText(/is kept/)).not.toBeInTheDocument();
  });

  it('shows the result if the order was already paid when the shopper presses a pay button', async () => {
    byBkash({ paymentStatus: 'failed' });
    api.fail(startPayment, 409, 'This order is paid already');
    await openAt('The payment did not go through');
    byBkash({ paymentStatus: 'paid' });
    await userEvent.click(screen.getByRole('button', { name: 'Pay by Nagad' }));
    await screen.findByRole('heading', { level: 1, name: 'Thank you, your order is placed' });
  });

  it('says why a payment could not start, and keeps the other methods', async () => {
    byBkash({ paymentStatus: 'pending' });
    const message = 'Paying by nagad is not possible just now; try again or choose another way';
    api.fail(startPayment, 503, message);
    await openAt('Your order waits for its payment');
    await userEvent.click(screen.getByRole('button', { name: 'Pay by Nagad' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(payButtons()).toHaveLength(3);
    expect(api.sent.find(({ id }) => id === 'startPayment')?.body).toEqual({
      method: 'nagad',
      returnUrl: `/thank-you?order=${ORDER_UUID}`,
    });
  });
});
