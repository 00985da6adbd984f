import { isUnpaid, paymentStateOf } from './paymentState';

const ORDER = {
  status: 'placed',
  paymentStatus: 'pending',
  paymentMethod: 'cash-on-delivery',
} as const;

it.each([
  [{}, 'cash', false],
  [{ paymentMethod: 'bkash' as const }, 'waiting', true],
  [{ isPaymentConfirming: true }, 'confirming', false],
  [{ isPaymentConfirming: true, paymentStatus: 'failed' as const }, 'confirming', false],
  [{ paymentStatus: 'failed' as const }, 'failed', true],
  [{ paymentStatus: 'cancelled' as const }, 'stopped', true],
  [{ paymentStatus: 'paid' as const, isPaymentConfirming: true }, 'paid', false],
  [{ paymentStatus: 'refunded' as const }, 'paid-back', false],
  [{ status: 'cancelled' as const, paymentStatus: 'cancelled' as const }, 'given-up', false],
])('the payment of an order with %j is %s, and to be paid: %p', (changes, state, expected) => {
  expect(paymentStateOf({ ...ORDER, ...changes })).toBe(state);
  expect(isUnpaid(paymentStateOf({ ...ORDER, ...changes }))).toBe(expected);
});
