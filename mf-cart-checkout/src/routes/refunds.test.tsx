import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getMyOrder, type Order } from '@marketplace/contracts/api/orders';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { routes } from '../exposes/routes';
import { buildOrder, ORDER_UUID } from '../testing/buildOrder';
import { openPage } from '../testing/openPage';

const payButtons = () => screen.queryAllByRole('button', { name: /^(Pay by|Cash)/ });

async function openOrder(heading: string, changes: Partial<Order>) {
  const api = fakeApi();
  api.reply(getCapabilities, {
    extensions: [],
    paymentMethods: ['cash-on-delivery', 'bkash', 'nagad'],
  });
  api.reply(getMyOrder, buildOrder({ paymentMethod: 'bkash', ...changes }));
  await openPage(routes, `/thank-you?order=${ORDER_UUID}`, heading);
}

beforeEach(() => writeAccessToken('good', '2099-01-01T00:00:00.000Z'));

describe('the thank-you page of an order whose money goes back', () => {
  it('says that another amount came and goes back, before it asks for that of the order', async () => {
    const refund = { amount: 1, method: 'bkash' as const, dueBy: '2024-05-11T09:30:00.000Z' };
    const refunds = [{ ...refund, refundedAt: null }];
    await openOrder('We received another amount', { paymentStatus: 'failed', refunds });
    expect(screen.queryByText(/did not go through/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent(
      /^What you paid is not the amount of this order, and goes back to you\.৳1\.00 is paid back by bKash, at the latest on 11 May 2024\. You need not do anything\.৳560\.00 is still to be paid/,
    );
    expect(payButtons()).toHaveLength(3);
  });

  it('names amount and day of what is paid back', async () => {
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
    expect(
      screen.getByText(
        /^৳560.00 is paid back by bKash, at the latest on 11 May 2024. You need not do anything. This is late./,
      ),
    ).toBeVisible();
    expect(screen.getByText('৳1.00 was paid back by bKash on 2 May 2024.')).toBeVisible();
    expect(payButtons()).toEqual([]);
  });
});
