import { randomUUID } from 'node:crypto';
import { apiCalls } from '../../contracts/api/apiCalls';
import { signIn } from '../../contracts/api/auth';
import { getCurrentCustomer } from '../../contracts/api/customers';
import type { Call } from '../../contracts/api/defineCall';
import { endSession, listSessions } from '../../contracts/api/sessions';
import type { Tester } from '../createTester';

export interface Credentials {
  account: string;
  password: string;
}

/**
 * Signs in and checks the session.
 * @returns the token, or `undefined` if the host refuses
 */
export async function signInAs(
  { call, refuse, findings }: Tester,
  { account, password }: Credentials,
): Promise<string | undefined> {
  const request = 'a wrong password';
  const wrong = { emailOrPhone: account, password: 'not the password' };
  await refuse(signIn, { body: wrong }, { request, expected: [401] });
  const signedIn = await call(signIn, { body: { emailOrPhone: account, password } });
  if (!signedIn) return undefined;
  if (Date.parse(signedIn.expiresAt) <= Date.now()) {
    findings.differ('signIn', 'expiresAt has passed already');
  }
  const token = signedIn.accessToken;
  const customer = await call(getCurrentCustomer, {}, { token });
  if (customer && !customer.phone.startsWith('+88')) {
    findings.differ('getCurrentCustomer', 'phone lacks the prefix +88');
  }
  return token;
}

/** Opens a second session, and ends it from the first session. */
export async function endSecondSession(
  { call, refuse, findings }: Tester,
  { account, password }: Credentials,
  token: string,
): Promise<void> {
  if (!(await call(listSessions, {}, { token }))) return;
  const second = await call(signIn, { body: { emailOrPhone: account, password } });
  if (!second) return;
  const listed = await call(listSessions, {}, { token: second.accessToken });
  const current = listed?.items.filter(({ isCurrent }) => isCurrent) ?? [];
  const [session] = current;
  if (!session || current.length > 1) {
    return findings.differ('listSessions', 'isCurrent is not true for exactly one session');
  }
  const params = { uuid: session.uuid };
  const without = { request: 'no password', expected: [403], token };
  await refuse(endSession, { params, body: {} }, without);
  await call(endSession, { params, body: { currentPassword: password } }, { token });
  const ended = { request: 'a session that was ended', expected: [401], token: second.accessToken };
  await refuse(getCurrentCustomer, {}, ended);
}

/** Sends a request without a token to each unchecked endpoint that needs one. */
export async function refuseWithoutToken({ refuse, checked }: Tester): Promise<void> {
  for (const call of Object.values<Call>(apiCalls)) {
    if (call.access === 'public' || checked.has(call.id)) continue;
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const params = Object.fromEntries(names.map((name) => [name, randomUUID()]));
    await refuse(call, { params, body: {}, files: [] }, { request: 'no token', expected: [401] });
  }
}
