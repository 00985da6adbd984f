import { screen } from '@testing-library/react';
import { renderUi } from '../../build-kit/testing/renderRoutes';
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
