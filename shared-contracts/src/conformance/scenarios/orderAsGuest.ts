import { randomInt, randomUUID } from 'node:crypto';
import { getCurrentCustomer } from '../../contracts/api/customers';
import { sendGuestCode, verifyGuestPhone } from '../../contracts/api/guests';
import type { Tester } from '../createTester';
import { readCode } from './openAccount';

/**
 * Verifies a phone without an account. The code comes from the host's `/dev/outbox`. If the host
 * has no outbox, the only check of `verifyGuestPhone` is that it refuses a wrong code.
 */
export async function orderAsGuest({ call, refuse, findings, host }: Tester): Promise<void> {
  const phone = `018${String(randomInt(1e8)).padStart(8, '0')}`;
  await call(sendGuestCode, { body: { phone } });
  const otp = await readCode(host, phone);
  const wrong = { phone, otp: otp === '000000' ? '000001' : '000000' };
  await refuse(verifyGuestPhone, { body: wrong }, { request: 'a wrong code', expected: [400] });
  if (!otp) {
    findings.skip(verifyGuestPhone.id, 'the host has no /dev/outbox with the code');
    return;
  }
  const right = { body: { phone, otp } };
  const idempotencyKey = randomUUID();
  await call(verifyGuestPhone, right, { idempotencyKey });
  const verified = await call(verifyGuestPhone, right, { idempotencyKey });
  await refuse(verifyGuestPhone, right, { request: 'a used code', expected: [400] });
  if (!verified) return;
  const token = verified.guestToken;
  const request = "a guest's token";
  await refuse(getCurrentCustomer, {}, { request, expected: [401], token });
}
