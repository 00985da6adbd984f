import {
  ACCESS_TOKEN_COOKIE,
  EXPIRED_ACCESS_TOKEN,
  localeCookie,
} from '@marketplace/contracts/cookies';
import {
  QA_CONTEXT_HEADER,
  type SessionCustomer,
  type SessionSettings,
} from '@marketplace/contracts/testSession';
import * as z from 'zod/mini';

/** Lifetime of the cookie of a token. The API decides whether the token is valid. */
const TOKEN_SECONDS = 8 * 3600;

interface Options {
  apiOrigin: string;
  /** The session, signed for the API. Its clock decides when a token expires. */
  context: string;
  isSecure: boolean;
}

/**
 * Creates the `Set-Cookie` values that give a browser the customer and the language of a session.
 * @throws Error that says why the API has no token for the customer
 */
export async function visitorCookies(
  { who, language }: Pick<SessionSettings, 'who' | 'language'>,
  options: Options,
): Promise<string[]> {
  const secure = options.isSecure ? '; Secure' : '';
  const cookies: string[] = [];
  if (who === 'visitor') cookies.push(EXPIRED_ACCESS_TOKEN);
  else if (who) {
    const token = await issueToken(who, options);
    cookies.push(
      `${ACCESS_TOKEN_COOKIE}=${token}; Path=/; Max-Age=${TOKEN_SECONDS}; SameSite=Lax${secure}`,
    );
  }
  if (language) cookies.push(localeCookie(language, options.isSecure));
  return cookies;
}

const issued = z.object({ accessToken: z.string() });

async function issueToken(customer: SessionCustomer, { apiOrigin, context }: Options) {
  const reply = await fetch(`${apiOrigin}/dev/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [QA_CONTEXT_HEADER]: context },
    body: JSON.stringify(customer),
  });
  if (reply.ok) return issued.parse(await reply.json()).accessToken;
  throw new Error(
    `The API issues no token for ${customer.phone} (status ${reply.status}): name a demonstration customer such as 01711000001, and start the API with DEV_TOOLS=1.`,
  );
}
