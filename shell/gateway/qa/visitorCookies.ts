import { logout } from '@marketplace/contracts/api/auth';
import {
  ACCESS_TOKEN_COOKIE,
  EXPIRED_ACCESS_TOKEN,
  I18N_COOKIE,
  localeCookie,
  readCookie,
} from '@marketplace/contracts/cookies';
import {
  QA_CONTEXT_HEADER,
  type SessionCustomer,
  type SessionSettings,
} from '@marketplace/contracts/testSession';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import * as z from 'zod/mini';

/** Lifetime of the cookie of a token. The API decides whether the token is valid. */
const TOKEN_SECONDS = 8 * 3600;

/** Removes the language cookie. Then the language of the visitor's browser applies. */
const EXPIRED_LANGUAGE = `${I18N_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The settings of a test session that give its visitor cookies. */
export type VisitSettings = Pick<SessionSettings, 'who' | 'language'>;

interface ApiOptions {
  apiOrigin: string;
  /** The test session, signed for the API. Its clock decides when a token expires. */
  context: string;
}

/**
 * Creates the `Set-Cookie` values that give a browser the customer and the language of a test
 * session.
 * @throws Error that says why the API has no token for the customer
 */
export async function visitorCookies(
  { who, language }: VisitSettings,
  { isSecure, ...options }: ApiOptions & { isSecure: boolean },
): Promise<string[]> {
  const secure = isSecure ? '; Secure' : '';
  const cookies: string[] = [];
  if (who === 'visitor') cookies.push(EXPIRED_ACCESS_TOKEN);
  else if (who) {
    const token = await issueToken(who, options);
    cookies.push(
      `${ACCESS_TOKEN_COOKIE}=${token}; Path=/; Max-Age=${TOKEN_SECONDS}; SameSite=Lax${secure}`,
    );
  }
  if (language) cookies.push(localeCookie(language, isSecure));
  return cookies;
}

/**
 * Creates the `Set-Cookie` values that remove the cookies of `visitorCookies` from a browser, and
 * revokes the browser's token. If the API does not answer, the token stays valid until it expires.
 * @param cookies the browser's `Cookie` header
 */
export async function endVisit(
  { who, language }: VisitSettings,
  cookies: string,
  options: ApiOptions,
): Promise<string[]> {
  const isCustomer = typeof who === 'object';
  const token = readCookie(cookies, ACCESS_TOKEN_COOKIE);
  if (isCustomer && token) await revokeToken(token, options);
  return [...(isCustomer ? [EXPIRED_ACCESS_TOKEN] : []), ...(language ? [EXPIRED_LANGUAGE] : [])];
}

const issued = z.object({ accessToken: z.string() });

async function issueToken(customer: SessionCustomer, { apiOrigin, context }: ApiOptions) {
  const reply = await fetch(`${apiOrigin}/dev/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [QA_CONTEXT_HEADER]: context },
    body: JSON.stringify(customer),
    signal: AbortSignal.timeout(STEP_MS),
  }).catch(() => undefined);
  const content = await reply?.json().catch(() => undefined);
  const { data } = issued.safeParse(content);
  if (data) return data.accessToken;
  if (!reply) {
    throw new Error(
      `The API does not answer at ${apiOrigin}: start it with DEV_TOOLS=1, or set the API_ORIGIN of the gateway to its address.`,
    );
  }
  throw new Error(
    `The API issues no token for ${customer.phone} (status ${reply.status}): name a demonstration customer such as 01711000001, and start the API with DEV_TOOLS=1.`,
  );
}

async function revokeToken(token: string, { apiOrigin, context }: ApiOptions): Promise<void> {
  await fetch(apiOrigin + logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}`, [QA_CONTEXT_HEADER]: context },
    signal: AbortSignal.timeout(STEP_MS),
  }).catch(() => undefined);
}
