import { randomInt } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { stack } from '../setup/stack';

export const PASSWORD = 'Passw0rd!';

/** The seeded customer who has orders and addresses. */
export const CUSTOMER = '01711000001';

/**
 * Signs in at the API, for journeys that are not about signing in. Each time from an address of its
 * own, as the gateway would tell it: all journeys together sign in more often than one address may.
 */
export async function fetchToken(request: APIRequestContext, phone = CUSTOMER) {
  const response = await request.post(`${stack.apiOrigin}/auth/customer/signin`, {
    headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
    data: { emailOrPhone: `+88${phone}`, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`Signing in answered ${response.status()}`);
  const { accessToken }: { accessToken: string } = await response.json();
  return accessToken;
}

/** Gives the browser the cookie that signing in would. */
export async function signIn(context: BrowserContext, phone = CUSTOMER): Promise<string> {
  const token = await fetchToken(context.request, phone);
  await context.addCookies([{ name: 'accessToken', value: token, url: stack.origin }]);
  return token;
}
