import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const payButtons = () => screen.queryAllByRole('button', { name: /^(Pay by|Cash)/ });

const METHODS: PaymentMethod[] = ['cash-on-delivery', 'bkash', 'nagad'];

async function openOrder(heading: string, changes: Partial<Order>, paymentMethods = METHODS) {
  const api = fakeApi();
  api.reply(getCapabilities, { extensions: [], paymentMethods });
  api.reply(getMyOrder, buildOrder({ paymentMethod: 'bkash', ...changes }));
  await openPage(routes, `/thank-you?order=${ORDER_UUID}`, heading);
}

beforeEach(() => writeAccessToken('good', 3600));

describe('the thank-you page of an order with a refund', () => {
  it("says that a wrong amount arrived and is paid back, and then asks for the order's total", async () => {
    const refund = { amount: 1, method: 'bkash' as const, dueBy: '2024-05-11T09:30:00.000Z' };
    const refunds = [{ ...refund, refundedAt: null }];
    await openOrder('We received another amount', { paymentStatus: 'failed', refunds });
    expect(screen.queryByText(/did not go through/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      /^What you paid is not the amount of this order, and goes back to you\.৳1\.00 is paid back by bKash, at the latest on 11 May 2024\. You need not do anything\.৳560\.00 is still to be paid/,
    );
    expect(payButtons()).toHaveLength(3);
  });

  it('names amount and day of a refund', async () => {
    const refund = { amount: 560, method: 'bkash' as const, dueBy: '2024-05-11T09:30:00.000Z' };
    const refundedAt = '2024-05-02T09:30:00.000Z';
    await openOrder('This order is cancelled', {
      status: 'cancelled',
      paymentStatus: 'cancelled',
      refunds: [
        { ...refund, refundedAt: null, isLate: true },
        { ...refund, amount: 1, refundedAt },
      ],
    });
    const text =
      '৳560.00 is paid back by bKash, at the latest on 11 May 2024. You need not do anything.';
    expect(screen.getByText(text).parentElement).toHaveTextContent(`${text} This is late.`);
    expect(screen.getByText('৳1.00 was paid back by bKash on 2 May 2024.')).toBeVisible();
    expect(payButtons()).toEqual([]);
  });
});

describe('the refund promise on the thank-you page', () => {
  const FAILED = 'The payment did not go through';
  const refundPromise = {
    // In Dhaka this is already 4 May.
    toldBy: '2024-05-03T18:30:00.000Z',
    refundedBy: '2024-05-06T18:30:00.000Z',
    refundDays: 10,
  };
  const said = () => screen.queryByText(/cannot be delivered/)?.textContent;

  it('is shown if the API offers online payment', async () => {
    await openOrder(FAILED, { paymentStatus: 'failed', refundPromise });
    expect(said()).toBe(
      'If an order that is paid online cannot be delivered, we tell you by 4 May 2024 and your money is back by 7 May 2024. Any other refund comes within 10 days, the way you paid.',
    );
  });

  it.each<[string, Partial<Order>, PaymentMethod[]]>([
    ['the API promises nothing', {}, METHODS],
    ['the order has no promise', { refundPromise: null }, METHODS],
    ['only cash is offered', { refundPromise }, ['cash-on-delivery']],
  ])('is not shown if %s', async (_, changes, methods) => {
    await openOrder(FAILED, { paymentStatus: 'failed', ...changes }, methods);
    expect(payButtons()).toHaveLength(methods.length);
    expect(said()).toBeUndefined();
  });
});
