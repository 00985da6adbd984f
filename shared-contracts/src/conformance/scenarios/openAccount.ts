import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import {
  beginPhoneChange,
  changePassword,
  confirmPhoneChange,
  deleteAccount,
  requestMyData,
} from '../../contracts/api/account';
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
import { getPreferences, updatePreferences } from '../../contracts/api/preferences';
import { endOtherSessions, listSessions } from '../../contracts/api/sessions';
import type { Tester } from '../createTester';

const PASSWORD = 'seven blue boats';
const NEW_PASSWORD = 'eight green boats';

const outbox = z.object({ items: z.array(z.object({ text: z.string() })) });

/**
 * Opens a new account, changes it and its password, signs it out, and deletes it. The codes come from the
 * host's `/dev/outbox`. If the host has no outbox, endpoints that need a code are not checked,
 * except that `verifyPhone` must refuse a wrong code.
 */
export async function openAccount(tester: Tester): Promise<void> {
  const { call, refuse, findings } = tester;
  const phone = randomPhone();
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
  updatePreferences,
  endOtherSessions,
  beginPhoneChange,
  confirmPhoneChange,
  changePassword,
  requestMyData,
  deleteAccount,
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
  await changePreferences(tester, token);
  await endOthers(tester, phone, token);
  await call(logout, {}, { token });
  const request = 'a token that was signed out';
  await refuse(getCurrentCustomer, {}, { request, expected: [401], token });
}

/** Chooses a language of messages. Without a confirmed address, there is no newsletter to choose. */
async function changePreferences({ call, refuse, findings }: Tester, token: string) {
  const before = await call(getPreferences, {}, { token });
  if (!before) return;
  const changed = await call(updatePreferences, { body: { messageLanguage: 'bn' } }, { token });
  if (changed && changed.messageLanguage !== 'bn') {
    findings.differ('updatePreferences', 'messageLanguage is not the changed value');
  }
  if (before.isSubscribed !== null) return;
  const request = 'a newsletter without a confirmed e-mail address';
  const body = { isSubscribed: true };
  await refuse(updatePreferences, { body }, { request, expected: [409], token });
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

/** Changes the phone of the new account, which needs the password and a code. */
async function changePhone(tester: Tester, token: string): Promise<void> {
  const { call, refuse, findings } = tester;
  const phone = randomPhone();
  const without = { request: 'no password', expected: [403], token };
  await refuse(beginPhoneChange, { body: { phone } }, without);
  await call(beginPhoneChange, { body: { phone, currentPassword: NEW_PASSWORD } }, { token });
  const otp = await readCode(tester.host, phone);
  if (!otp) return;
  const wrong = { otp: otp === '000000' ? '000001' : '000000' };
  const request = 'a wrong code';
  await refuse(confirmPhoneChange, { body: wrong }, { request, expected: [400], token });
  await call(confirmPhoneChange, { body: { otp } }, { token });
  const changed = await call(getCurrentCustomer, {}, { token });
  if (changed && changed.phone !== `+88${phone}`) {
    findings.differ('confirmPhoneChange', 'phone is not the new one');
  }
}

const randomPhone = () => `017${String(randomInt(1e8)).padStart(8, '0')}`;

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
  const renewed = { emailOrPhone: phone, password: NEW_PASSWORD };
  const signedIn = await call(signIn, { body: renewed });
  const again = { ...account, password: PASSWORD };
  await refuse(resetPassword, { body: again }, { request: 'a used code', expected: [400] });
  if (signedIn) await leave(tester, signedIn.accessToken);
}

/** Changes the password, requests the data, and deletes the account. All three need the password. */
async function leave(tester: Tester, token: string): Promise<void> {
  const { call, refuse } = tester;
  await changePhone(tester, token);
  const without = { request: 'no password', expected: [403], token };
  await refuse(requestMyData, { body: {} }, without);
  await refuse(deleteAccount, { body: {} }, without);
  await refuse(changePassword, { body: { password: PASSWORD } }, without);
  const body = { currentPassword: NEW_PASSWORD, password: PASSWORD };
  await call(changePassword, { body }, { token });
  await call(requestMyData, { body: { currentPassword: PASSWORD } }, { token });
  await call(deleteAccount, { body: { currentPassword: PASSWORD } }, { token });
  const request = 'the token of a deleted account';
  await refuse(getCurrentCustomer, {}, { request, expected: [401], token });
}

/** Reads the newest code that was sent to a phone, if the host has a `/dev/outbox`. */
export async function readCode(host: string, phone: string): Promise<string | undefined> {
  const reply = await fetch(`${host}/dev/outbox?to=${phone}`);
  const { data } = outbox.safeParse(await reply.json().catch(() => undefined));
  return /\b\d{6}\b/.exec(data?.items[0]?.text ?? '')?.[0];
}
