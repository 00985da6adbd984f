import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import {
  forgotPassword,
  logout,
  resendOtp,
  resetPassword,
  signIn,
  signUp,
  validateOtp,
  verifyPhone,
} from '../../contracts/api/auth';
import { getCurrentCustomer, updateCurrentCustomer } from '../../contracts/api/customers';
import { endOtherSessions, listSessions } from '../../contracts/api/sessions';
import type { Tester } from '../createTester';

const PASSWORD = 'seven blue boats';
const NEW_PASSWORD = 'eight green boats';

const outbox = z.object({ items: z.array(z.object({ text: z.string() })) });

/**
 * Opens a new account, changes it and its password, and signs it out. The codes come from the
 * host's `/dev/outbox`. If the host has no outbox, endpoints that need a code are not checked,
 * except that `verifyPhone` must refuse a wrong code.
 */
export async function openAccount(tester: Tester): Promise<void> {
  const { call, refuse, findings } = tester;
  const phone = `017${String(randomInt(1e8)).padStart(8, '0')}`;
  await call(signUp, { body: { fullName: 'Conformance Check', phone, password: PASSWORD } });
  const target = { body: { emailOrPhone: phone } };
  await call(resendOtp, target);
  const otp = await readCode(tester.host, phone);
  const wrong = { phone, otp: otp === '000000' ? '000001' : '000000' };
  await refuse(verifyPhone, { body: wrong }, { request: 'a wrong code', expected: [400] });
  if (!otp) {
    const why = 'the host has no /dev/outbox with the code';
    for (const { id } of NEED_A_CODE) findings.skip(id, why);
    await call(forgotPassword, target);
    return;
  }
  const verified = await call(verifyPhone, { body: { phone, otp } });
  if (verified) await changeAccount(tester, phone, verified.accessToken);
  await renewPassword(tester, phone, otp);
}

const NEED_A_CODE = [
  verifyPhone,
  validateOtp,
  resetPassword,
  updateCurrentCustomer,
  endOtherSessions,
];

async function changeAccount(tester: Tester, phone: string, token: string): Promise<void> {
  const { call, refuse, findings } = tester;
  const fullName = 'Conformance Check Again';
  const changed = await call(updateCurrentCustomer, { body: { fullName } }, { token });
  if (changed && changed.fullName !== fullName) {
    findings.differ('updateCurrentCustomer', 'fullName is not the changed value');
  }
  if (changed?.emailVerified !== undefined) {
    await changeEmail(tester, `${phone}@conformance.example`, token);
  }
  await endOthers(tester, phone, token);
  await call(logout, {}, { token });
  const request = 'a token that was signed out';
  await refuse(getCurrentCustomer, {}, { request, expected: [401], token });
}

/** Ends sessions of the new account only, because the given accounts may be in use elsewhere. */
async function endOthers({ call, refuse, findings }: Tester, phone: string, token: string) {
  await call(signIn, { body: { emailOrPhone: phone, password: PASSWORD } });
  const without = { request: 'no password', expected: [403], token };
  await refuse(endOtherSessions, { body: {} }, without);
  await call(endOtherSessions, { body: { currentPassword: PASSWORD } }, { token });
  const left = await call(listSessions, {}, { token });
  if (left && left.items.length !== 1) {
    findings.differ('endOtherSessions', 'other sessions still exist');
  }
}

/** Checks that the e-mail address cannot be changed with a token alone. */
async function changeEmail(
  { call, refuse, findings }: Tester,
  email: string,
  token: string,
): Promise<void> {
  for (const currentPassword of [undefined, NEW_PASSWORD]) {
    const request = `another e-mail address with ${currentPassword ? 'a wrong' : 'no'} password`;
    const body = { email, currentPassword };
    await refuse(updateCurrentCustomer, { body }, { request, expected: [403], token });
  }
  const body = { email, currentPassword: PASSWORD };
  const changed = await call(updateCurrentCustomer, { body }, { token });
  if (changed && (changed.email !== email || changed.emailVerified !== false)) {
    findings.differ('updateCurrentCustomer', 'email is not the new, unverified one');
  }
}

async function renewPassword(tester: Tester, phone: string, usedUp: string): Promise<void> {
  const { call, refuse } = tester;
  await call(forgotPassword, { body: { emailOrPhone: phone } });
  const otp = await readCode(tester.host, phone);
  if (!otp || otp === usedUp) return;
  const account = { emailOrPhone: phone, otp };
  await call(validateOtp, { body: account });
  await call(resetPassword, { body: { ...account, password: NEW_PASSWORD } });
  const old = { emailOrPhone: phone, password: PASSWORD };
  await refuse(signIn, { body: old }, { request: 'the password before', expected: [401] });
  await call(signIn, { body: { emailOrPhone: phone, password: NEW_PASSWORD } });
  const again = { ...account, password: PASSWORD };
  await refuse(resetPassword, { body: again }, { request: 'a used code', expected: [400] });
}

/** Reads the newest code that was sent to a phone, if the host has a `/dev/outbox`. */
export async function readCode(host: string, phone: string): Promise<string | undefined> {
  const reply = await fetch(`${host}/dev/outbox?to=${phone}`);
  const { data } = outbox.safeParse(await reply.json().catch(() => undefined));
  return /\b\d{6}\b/.exec(data?.items[0]?.text ?? '')?.[0];
}
