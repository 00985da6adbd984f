import { randomUUID } from 'node:crypto';
import { reportNotReceived } from '../../contracts/api/handOvers';
import type { Order } from '../../contracts/api/orders';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from '../../contracts/api/refundAccounts';
import type { Tester } from '../createTester';

/**
 * Saves an account for refunds, names it for a refund that the order does not have, and deletes it.
 * Also reports a parcel that is not delivered.
 */
export async function nameRefundAccount(
  { call, refuse, findings }: Tester,
  token: string,
  order: Order,
): Promise<void> {
  const params = { id: order.uuid, parcelUuid: order.parcels[0]?.uuid ?? '' };
  const body = { description: 'A check.' };
  // No call of the contract delivers a parcel, or makes a refund due in cash.
  const only = { expected: [409], token, isOnlyRefused: true };
  const request = 'a parcel that is not delivered';
  await refuse(reportNotReceived, { params, body }, { ...only, request });
  const account = { provider: 'bKash', number: '01711000009' };
  const saved = await call(createRefundAccount, { body: account }, { token });
  if (!saved) return;
  if (saved.maskedNumber.includes(account.number)) {
    findings.differ('createRefundAccount', 'maskedNumber contains the whole number');
  }
  const wrong = { ...account, number: '12345' };
  const invalid = { request: 'a wallet with a wrong number', expected: [400], token };
  await refuse(createRefundAccount, { body: wrong }, invalid);
  const listed = await call(listRefundAccounts, {}, { token });
  if (listed && !listed.items.some(({ uuid }) => uuid === saved.uuid)) {
    findings.differ('listRefundAccounts', 'items lacks an account that was saved');
  }
  const refund = { id: order.uuid, refundUuid: randomUUID() };
  await refuse(
    chooseRefundAccount,
    { params: refund, body: { accountUuid: saved.uuid } },
    { ...only, expected: [404], request: 'a refund that the order does not have' },
  );
  await call(deleteRefundAccount, { params: { uuid: saved.uuid } }, { token });
}
