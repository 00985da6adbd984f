import { isUnpaid, paymentStateOf } from './paymentState';

const ORDER = {
  status: 'placed',
  paymentStatus: 'pending',
  paymentMethod: 'cash-on-delivery',
} as const;
const refunds = [
  { amount: 1, method: 'bkash' as const, dueBy: '2024-05-11T09:30:00.000Z', refundedAt: null },
];
const made = refunds.map((refund) => ({ ...refund, refundedAt: '2024-05-10T09:30:00.000Z' }));
const mark = (list: typeof refunds | typeof made, isOtherAmount: boolean) =>
  list.map((refund) => ({ ...refund, isOtherAmount }));

it.each([
  [{}, 'cash', false],
  [{ paymentMethod: 'bkash' as const }, 'waiting', true],
  [{ isPaymentConfirming: true }, 'confirming', false],
  [{ isPaymentConfirming: true, paymentStatus: 'failed' as const }, 'confirming', false],
  [{ paymentStatus: 'failed' as const }, 'failed', true],
  [{ paymentStatus: 'failed' as const, refunds: [] }, 'failed', true],
  [{ paymentStatus: 'failed' as const, refunds }, 'other-amount', true],
  [{ paymentStatus: 'failed' as const, refunds: made }, 'failed', true],
  [{ paymentStatus: 'failed' as const, refunds: [...made, ...refunds] }, 'other-amount', true],
  [{ paymentStatus: 'failed' as const, refunds: mark(made, true) }, 'other-amount', true],
  [{ paymentStatus: 'failed' as const, refunds: mark(refunds, false) }, 'failed', true],
  [{ paymentStatus: 'failed' as const, refunds, isPaymentConfirming: true }, 'confirming', false],
  [{ paymentStatus: 'cancelled' as const }, 'stopped', true],
  [{ paymentStatus: 'paid' as const, refunds }, 'paid', false],
  [{ paymentStatus: 'paid' as const, isPaymentConfirming: true }, 'paid', false],
  [{ paymentStatus: 'refunded' as const }, 'paid-back', false],
  [{ status: 'cancelled' as const, paymentStatus: 'cancelled' as const }, 'given-up', false],
])(
  'an order with %j has the payment state %s, and the customer can pay it: %p',
  (changes, state, expected) => {
    expect(paymentStateOf({ ...ORDER, ...changes })).toBe(state);
    expect(isUnpaid(paymentStateOf({ ...ORDER, ...changes }))).toBe(expected);
  },
);
