import { amountDue, hasInvoice, paymentsOf } from './invoice';

type PaidOrder = Parameters<typeof paymentsOf>[0];

const TOTAL = 1370.5;
const buildOrder = (changes: Partial<PaidOrder>): PaidOrder => ({
  status: 'placed',
  paymentMethod: 'bkash',
  paymentStatus: 'pending',
  total: TOTAL,
  ...changes,
});
const paid = { amount: TOTAL, method: 'bkash' as const, paidAt: '2024-05-05T20:40:00.000Z' };
const refund = { amount: TOTAL, method: 'bkash' as const, dueBy: paid.paidAt, refundedAt: null };
const cancelled = { status: 'cancelled' as const };

it.each<[string, Partial<PaidOrder>, number, boolean]>([
  ['a cash order on its way', { payments: [] }, TOTAL, true],
  ['a paid order', { paymentStatus: 'paid', payments: [paid] }, 0, true],
  ['an order whose payment failed', { paymentStatus: 'failed', payments: [] }, TOTAL, true],
  [
    'an order for which a wrong amount was paid',
    { paymentStatus: 'failed', payments: [{ ...paid, amount: 1 }] },
    TOTAL,
    true,
  ],
  ['an unpaid order that was cancelled', { ...cancelled, payments: [], refunds: [] }, 0, false],
  [
    'a paid order that was cancelled',
    { ...cancelled, paymentStatus: 'paid', payments: [paid] },
    0,
    true,
  ],
  ['a refunded order', { paymentStatus: 'refunded', payments: [paid] }, 0, true],
])('for %s (%j), %p taka are due, and an invoice exists: %p', (_, changes, due, isInvoiced) => {
  const order = buildOrder(changes);
  expect(amountDue(order)).toBe(due);
  expect(hasInvoice(order)).toBe(isInvoiced);
});

it.each<[string, Partial<PaidOrder>, number[]]>([
  ['an unpaid order', {}, []],
  ['an unpaid order that was cancelled', cancelled, []],
  ['a paid order', { paymentStatus: 'paid' }, [TOTAL]],
  ['a refunded order', { ...cancelled, paymentStatus: 'refunded', refunds: [refund] }, [TOTAL]],
  [
    'a cancelled order before its refund',
    { ...cancelled, paymentStatus: 'paid', refunds: [refund] },
    [TOTAL],
  ],
])('paymentsOf derives the payments of %s if the API lists none', (_, changes, amounts) => {
  expect(paymentsOf(buildOrder(changes)).map(({ amount }) => amount)).toEqual(amounts);
});
