import type { OrderRefund } from '@marketplace/contracts/api/orderRefund';
import type { RefundAccount } from '@marketplace/contracts/api/refundAccounts';

/** Builds an account for refunds: number 1 is a wallet, all others are bank accounts. */
export const buildRefundAccount = (number: number): RefundAccount => ({
  uuid: `0f0c1d1e-0000-4000-8000-0000000008${String(number).padStart(2, '0')}`,
  provider: number === 1 ? 'bKash' : 'Dutch-Bangla Bank',
  maskedNumber: `••••000${number}`,
  createdAt: '2024-05-06T09:30:00.000Z',
});

/** Builds a due refund of a cash order that needs an account. */
export const buildCashRefund = (changes: Partial<OrderRefund> = {}): OrderRefund => ({
  uuid: '0f0c1d1e-0000-4000-8000-000000000901',
  amount: 1200.5,
  method: 'cash-on-delivery',
  dueBy: '2024-05-20T17:59:59.999Z',
  refundedAt: null,
  destination: null,
  needsAccount: true,
  failedAt: null,
  ...changes,
});
