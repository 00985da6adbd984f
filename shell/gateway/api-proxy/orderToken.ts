import type { IncomingHttpHeaders } from 'node:http';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { logout, signIn, verifyPhone } from '@marketplace/contracts/api/auth';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { signInByPasskey } from '@marketplace/contracts/api/passkeys';
import {
  EXPIRED_ORDER_TOKEN,
  ORDER_TOKEN_COOKIE,
  readCookie,
} from '@marketplace/contracts/cookies';

/** URLs of the calls about an earlier order that accept a guest's token. */
const GUEST_URLS = Object.values<Call>(apiCalls)
  .filter((call) => call.isForGuests && call !== placeOrder)
  .map(({ path }) => new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`));
/** URLs of the calls that begin or end a session. */
const SESSION_URLS: readonly string[] = [signIn, signInByPasskey, verifyPhone, logout].map(
  ({ path }) => `/api${path}`,
);

/**
 * Returns the header with the token that opens a guest's order. Scripts cannot read the token's
 * cookie, so the gateway adds the token to their calls about that order. A token of their own comes
 * first. Pages of other sites get no access, even if a browser sends the cookie with their requests.
 */
export function orderTokenHeader(
  url: string,
  headers: IncomingHttpHeaders,
): { authorization?: string } {
  const { authorization, cookie = '', 'sec-fetch-site': site = 'same-origin' } = headers;
  if (authorization !== undefined || site !== 'same-origin') return {};
  if (!GUEST_URLS.some((pattern) => pattern.test(url))) return {};
  const token = readCookie(cookie, ORDER_TOKEN_COOKIE);
  return token && /^[\w-]+$/.test(token) ? { authorization: `Bearer ${token}` } : {};
}

/**
 * Returns the header that removes the token's cookie after a sign-in or a logout, because the next
 * shopper on this device may be another person.
 * @param sent values of `Set-Cookie` that the host sends
 */
export function orderTokenRemoval(
  url: string,
  { cookie = '' }: IncomingHttpHeaders,
  sent: readonly string[] = [],
): { 'set-cookie'?: string[] } {
  const isRemoved = SESSION_URLS.includes(url) && readCookie(cookie, ORDER_TOKEN_COOKIE);
  return isRemoved ? { 'set-cookie': [...sent, EXPIRED_ORDER_TOKEN] } : {};
}
