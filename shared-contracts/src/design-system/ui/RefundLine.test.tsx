import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
import type { OrderRefund } from '../../contracts/api/orderRefund';
import { RefundLine } from './RefundLine';

const due = {
  amount: 1370.5,
  method: 'bkash',
  dueBy: '2024-05-16T20:30:00.000Z',
  refundedAt: null,
} as const;

it('RefundLine shows the amount, the method and the deadline of a refund', () => {
  const { container } = renderUi(<RefundLine refund={due} name="bKash" />);
  expect(container).toHaveTextContent(
    /^৳1,370.50 is paid back by bKash, at the latest on 17 May 2024. You need not do anything.$/,
  );
});

it('RefundLine links to the contact page if a refund is late', () => {
  renderUi(<RefundLine refund={{ ...due, isLate: true }} name="bKash" />);
  expect(screen.getByText(/This is late\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
});

it('RefundLine shows the date of a completed refund', () => {
  const refund = { ...due, refundedAt: '2024-05-06T20:30:00.000Z' };
  const { container } = renderUi(<RefundLine refund={refund} name="bKash" />);
  expect(container).toHaveTextContent(/^৳1,370.50 was paid back by bKash on 7 May 2024.$/);
});

describe('RefundLine of a refund that a person pays', () => {
  const cash = { ...due, uuid: 'r-1', method: 'cash-on-delivery' } as const;
  const ASKED = 'Please name the account to which we pay it.';

  it.each<[string, Partial<OrderRefund>, string]>([
    [
      'asks for an account',
      { needsAccount: true },
      `৳1,370.50 is paid back, at the latest on 17 May 2024. ${ASKED}`,
    ],
    [
      'asks for another account after a failure',
      { needsAccount: true, failedAt: '2024-05-12T10:00:00.000Z' },
      `We tried to pay ৳1,370.50 back, and it failed. ৳1,370.50 is paid back, at the latest on 17 May 2024. ${ASKED}`,
    ],
    [
      'promises no day that has passed while it waits for an account',
      { needsAccount: true, isLate: true },
      `We owe you ৳1,370.50. ${ASKED} This is late.`,
    ],
    [
      'asks for an account if the gateway has failed',
      { needsAccount: true, method: 'bkash' },
      `We tried to pay ৳1,370.50 back, and it failed. ৳1,370.50 is paid back, at the latest on 17 May 2024. ${ASKED}`,
    ],
    [
      'names the account to which it is paid',
      { destination: 'bKash ••••0009' },
      '৳1,370.50 is paid back to bKash ••••0009, at the latest on 17 May 2024.',
    ],
    [
      'names the account to which it was paid',
      { destination: 'bKash ••••0009', refundedAt: '2024-05-06T20:30:00.000Z' },
      '৳1,370.50 was paid back to bKash ••••0009 on 7 May 2024.',
    ],
  ])('%s', (_, changes, text) => {
    const refund = { ...cash, ...changes };
    const { container } = renderUi(<RefundLine refund={refund} name="Cash" orderUuid="o-1" />);
    expect(container).toHaveTextContent(text);
    const link = screen.queryByRole('link', { name: 'name the account' });
    expect(link?.getAttribute('href')).toBe(
      changes.needsAccount ? '/refund-accounts?order=o-1&refund=r-1' : undefined,
    );
  });

  it('asks nobody who only tracks the order', () => {
    renderUi(<RefundLine refund={{ ...cash, needsAccount: true }} name="Cash" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
