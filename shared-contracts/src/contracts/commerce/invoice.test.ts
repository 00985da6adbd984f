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
    'an order of which another amount was paid',
    { paymentStatus: 'failed', payments: [{ ...paid, amount: 1 }] },
    TOTAL,
    true,
  ],
  ['an order cancelled unpaid', { ...cancelled, payments: [], refunds: [] }, 0, false],
  [
    'an order cancelled after it was paid',
    { ...cancelled, paymentStatus: 'paid', payments: [paid] },
    0,
    true,
  ],
  ['a refunded order', { paymentStatus: 'refunded', payments: [paid] }, 0, true],
])('%s: what is due, and whether there is an invoice', (_, changes, due, isInvoiced) => {
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
])('knows the payments of %s without a list of payments', (_, changes, amounts) => {
  expect(paymentsOf(buildOrder(changes)).map(({ amount }) => amount)).toEqual(amounts);
});
