import { randomInt } from 'node:crypto';
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { stack } from '../stack/stack';
import { callMarket } from './callMarket';

export const PASSWORD = 'Passw0rd!';

/** The seeded customer with orders and addresses. */
export const CUSTOMER = '01711000001';

/**
 * Phone → token of a session that the journeys of one process share, because checking passwords is
 * slow.
 */
const sharedTokens = new Map<string, Promise<string>>();

/**
 * Sends a request about an account, for journeys that do not test this request. Each request has a
 * random `X-Forwarded-For`, because all journeys together make more requests than one network may
 * make in an hour.
 */
async function callFromNewNetwork(request: APIRequestContext, call: string, data: object) {
  const response = await request.post(`${stack.apiOrigin}/auth/customer/${call}`, {
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    data,
  });
  if (!response.ok()) throw new Error(`${call} answered ${response.status()}`);
  return response;
}

export async function openSession(request: APIRequestContext, phone = CUSTOMER): Promise<string> {
  const credentials = { emailOrPhone: `+88${phone}`, password: PASSWORD };
  const response = await callFromNewNetwork(request, 'signin', credentials);
  const { accessToken }: { accessToken: string } = await response.json();
  return accessToken;
}

/** Returns the token of a session that other journeys use as well, so a journey must not end it. */
export function fetchToken(request: APIRequestContext, phone = CUSTOMER): Promise<string> {
  const token = sharedTokens.get(phone) ?? openSession(request, phone);
  sharedTokens.set(phone, token);
  return token;
}

/** Token → customer. */
const customers = new Map<string, Promise<{ uuid: string }>>();

/** Sets the cookie of a shared session, without a sign-in. */
export async function signIn(context: BrowserContext, phone = CUSTOMER): Promise<string> {
  return addToken(context, await fetchToken(context.request, phone));
}

/** Sets the cookie of a new session, which the journey may end. */
export async function signInWithOwnSession(
  context: BrowserContext,
  phone = CUSTOMER,
): Promise<string> {
  return addToken(context, await openSession(context.request, phone));
}

async function addToken(context: BrowserContext, token: string): Promise<string> {
  await context.addCookies([{ name: 'accessToken', value: token, url: stack.origin }]);
  const customer =
    customers.get(token) ?? callMarket(context.request, '/customer/current-customer', { token });
  customers.set(token, customer);
  // Simulates that this browser's cart already belongs to the customer. Otherwise each journey
  // would merge its cart into the customer's cart, which journeys share.
  await context.addInitScript(
    (owner) => {
      // An empty document has no storage.
      if (!location.protocol.startsWith('http')) return;
      const known = localStorage.getItem('cartOwner') ?? owner;
      const cartUuid = /cartUuid=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      if (known.startsWith(owner)) localStorage.setItem('cartOwner', `${owner} ${cartUuid}`);
    },
    (await customer).uuid,
  );
  return token;
}

const DIGITS = 8;

/** Returns a random phone, because journeys run concurrently and repeatedly. */
export const newPhone = () =>
  `017${String(Math.floor(Math.random() * 10 ** DIGITS)).padStart(DIGITS, '0')}`;

/** Opens an account with an unverified phone, for journeys that begin after the sign-up. */
export async function signUp(
  request: APIRequestContext,
  fullName: string,
  email?: string,
): Promise<string> {
  const phone = newPhone();
  await callFromNewNetwork(request, 'signup', { fullName, phone, email, password: PASSWORD });
  return phone;
}

/** Waits for a one-time code to a phone or e-mail address, and returns the newest code. */
export async function readCode(request: APIRequestContext, to: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const path = `/dev/outbox?to=${encodeURIComponent(to)}`;
    const { items } = await callMarket<{ items: { text: string }[] }>(request, path);
    code = items.map(({ text }) => /\d{6}/.exec(text)?.[0] ?? '').find(Boolean) ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ timeout: 15_000 });
  return code;
}

/** Verifies the phone of a new account with the code that was sent to it. */
export async function verifyPhone(request: APIRequestContext, phone: string): Promise<void> {
  const otp = await readCode(request, phone);
  await callMarket(request, '/auth/customer/verify-phone', { data: { phone, otp } });
}

/** Opens an account with a verified phone, and sets the cookie of its session. */
export async function signInAsNewcomer(context: BrowserContext): Promise<string> {
  const phone = await signUp(context.request, 'Rahima Khatun');
  await verifyPhone(context.request, phone);
  return signIn(context, phone);
}

/** Verifies an e-mail address: sends the form of the page to which the link in the e-mail leads. */
export async function verifyEmail(request: APIRequestContext, email: string): Promise<void> {
  await expect(async () => {
    const path = `/dev/outbox?to=${encodeURIComponent(email)}`;
    const { items } = await callMarket<{ items: { text: string }[] }>(request, path);
    const link = items
      .map(({ text }) => /\/verify-email\?token=[\w-]+/.exec(text)?.[0])
      .find(Boolean);
    const page = await request.post(`${stack.origin}/api${link}`, { form: {} });
    expect(await page.text()).toContain('Your address is confirmed');
  }).toPass({ timeout: 15_000 });
}

/** Sets up the browser as it is after a one-time code was sent. */
export async function setPendingCode(context: BrowserContext, phone: string): Promise<void> {
  await context.addInitScript((account) => {
    // An empty document has no storage.
    if (!location.protocol.startsWith('http')) return;
    const code = { account, resendAt: Date.now() + 60_000 };
    sessionStorage.setItem('awaitedCode.phone', JSON.stringify(code));
  }, `+88${phone}`);
}
