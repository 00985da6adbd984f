import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, within } from '@testing-library/react';
import { allRoutes as routes } from '../testing/allRoutes';
import { buildOrder } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

beforeEach(() => writeAccessToken('good', 3600));

/**
 * Opens an order with the payment method bKash. No shop has sent a parcel of the order yet.
 * @returns the payment section
 */
async function openPayment(changes: Partial<Order>) {
  const order = buildOrder({ status: 'placed', paymentMethod: 'bkash', ...changes });
  const api = fakeApi();
  api.reply(getMyOrder, order);
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  await openPage(routes, `/orders/${order.uuid}`, 'Order 100042');
  return within(screen.getByRole('region', { name: 'Payment' }));
}

const THANK_YOU = `/thank-you?order=${buildOrder().uuid}`;
const PAY = 'Pay now or in another way';
const LOOK = 'See whether it has arrived';

describe('the payment section of an order', () => {
  it.each<[string, Partial<Order>, string, string | undefined]>([
    ['an order that waits for its payment', {}, 'Not paid yet', PAY],
    ['an order whose payment failed', { paymentStatus: 'failed' }, 'Payment failed', PAY],
    [
      'an order whose payment was cancelled',
      { paymentStatus: 'cancelled' },
      'Payment cancelled',
      PAY,
    ],
    [
      'an order whose payment is being confirmed',
      { isPaymentConfirming: true },
      'Being confirmed',
      LOOK,
    ],
    [
      'an order with a failed payment and a payment that is being confirmed',
      { paymentStatus: 'failed', isPaymentConfirming: true },
      'Being confirmed',
      LOOK,
    ],
    ['a paid order', { paymentStatus: 'paid' }, 'Paid', undefined],
    [
      'an order that is paid in cash on delivery',
      { paymentMethod: 'cash-on-delivery' },
      'To be paid when it arrives',
      undefined,
    ],
    [
      'a cancelled order',
      { status: 'cancelled', paymentStatus: 'cancelled' },
      'Payment cancelled',
      undefined,
    ],
  ])('shows the status and the next step of %s', async (_, changes, status, way) => {
    const payment = await openPayment(changes);
    expect(payment.getByText(status)).toBeVisible();
    for (const name of [PAY, LOOK]) {
      const link = payment.queryByRole('link', { name });
      if (name === way) expect(link).toHaveAttribute('href', THANK_YOU);
      else expect(link).not.toBeInTheDocument();
    }
    expect(payment.queryAllByText('৳1,370.50 is still to be paid.')).toHaveLength(
      way === PAY ? 1 : 0,
    );
  });

  it("says that a wrong amount arrived and is paid back, and then asks for the order's total", async () => {
    const refund = { amount: 1, method: 'bkash' as const, dueBy: '2024-05-16T20:30:00.000Z' };
    const refunds = [{ ...refund, refundedAt: null }];
    const payment = await openPayment({ paymentStatus: 'failed', refunds });
    expect(payment.getByText('We received another amount')).toBeVisible();
    expect(payment.queryByText('Payment failed')).not.toBeInTheDocument();
    const texts = [
      /is not the amount of this order/,
      /^৳1\.00 is paid back/,
      /is still to be paid/,
    ];
    expect(payment.getAllByText(/paid/).map(({ textContent }) => textContent)).toEqual(
      texts.map((text) => expect.stringMatching(text)),
    );
    expect(payment.getByRole('link', { name: PAY })).toHaveAttribute('href', THANK_YOU);
  });

  it('asks the customer not to pay again while a payment is being confirmed', async () => {
    const payment = await openPayment({ isPaymentConfirming: true });
    expect(payment.getByText(/Please do not pay again/)).toBeVisible();
  });

  it('names amount, method and day of each refund, and says if a refund is late', async () => {
    const refund = { amount: 1370.5, method: 'bkash' as const, dueBy: '2024-05-16T20:30:00.000Z' };
    const payment = await openPayment({
      status: 'cancelled',
      paymentStatus: 'paid',
      refunds: [
        { ...refund, refundedAt: null },
        { ...refund, amount: 2, refundedAt: null, isLate: true },
        { ...refund, amount: 1.05, refundedAt: '2024-05-06T20:30:00.000Z' },
      ],
    });
    const lines = payment
      .getAllByText(/paid back/)
      .map(({ parentElement }) => parentElement?.textContent);
    expect(lines).toEqual([
      '৳1,370.50 is paid back by bKash, at the latest on 17 May 2024. You need not do anything.',
      '৳2.00 is paid back by bKash, at the latest on 17 May 2024. You need not do anything. This is late. Ask us.',
      '৳1.05 was paid back by bKash on 7 May 2024.',
    ]);
  });

  describe('the refund promise in the payment section', () => {
    const refundPromise = {
      // In Dhaka this is already 8 May.
      toldBy: '2024-05-07T18:30:00.000Z',
      refundedBy: '2024-05-10T18:30:00.000Z',
      refundDays: 10,
    };
    const refund = { amount: 1, method: 'bkash' as const, dueBy: '2024-05-16T20:30:00.000Z' };
    const due = { refunds: [{ ...refund, refundedAt: null }] };
    const SAID =
      'If an order that is paid online cannot be delivered, we tell you by 8 May 2024 and your money is back by 11 May 2024. Any other refund comes within 10 days, the way you paid.';

    it.each<[string, Partial<Order>, string | undefined]>([
      ['is shown for an order that waits for its payment', { refundPromise }, SAID],
      ['is shown for a paid order', { refundPromise, paymentStatus: 'paid' }, SAID],
      [
        'is shown for an order that was paid with a wrong amount',
        { refundPromise, paymentStatus: 'failed', ...due },
        SAID,
      ],
      [
        'is hidden while the order is being refunded, if the API lists no payments',
        { refundPromise, paymentStatus: 'paid', ...due },
        undefined,
      ],
      [
        'is shown for the rest after one parcel was refunded',
        {
          refundPromise,
          paymentStatus: 'paid',
          payments: [{ amount: 1371.5, method: 'bkash', paidAt: null }],
          ...due,
        },
        SAID,
      ],
      [
        'is hidden while all that was paid is being refunded',
        {
          refundPromise,
          paymentStatus: 'paid',
          payments: [{ amount: 1, method: 'bkash', paidAt: null }],
          ...due,
        },
        undefined,
      ],
      [
        'is hidden for an order that is paid in cash on delivery',
        { refundPromise, paymentMethod: 'cash-on-delivery' },
        undefined,
      ],
      [
        'is hidden if the order no longer has a promise',
        { refundPromise: null, paymentStatus: 'paid' },
        undefined,
      ],
      ['is hidden if the API makes no promise', { paymentStatus: 'paid' }, undefined],
    ])('%s', async (_, changes, said) => {
      const payment = await openPayment(changes);
      expect(payment.queryByText(/cannot be delivered/)?.textContent).toBe(said);
    });
  });

  it.each<[string, Partial<Order>, string | undefined]>([
    ['links to the invoice', {}, `/orders/${buildOrder().uuid}/invoice`],
    [
      'links to no invoice if the order was cancelled before it was paid',
      { status: 'cancelled', paymentStatus: 'cancelled' },
      undefined,
    ],
  ])('%s', async (_, changes, path) => {
    const payment = await openPayment(changes);
    const invoice = payment.queryByRole('link', { name: 'See and print the invoice' });
    expect(invoice?.getAttribute('href')).toBe(path);
  });
});
