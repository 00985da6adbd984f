import { bus } from '@marketplace/contracts/events';
import { readAccessToken, writeAccessToken } from '@marketplace/contracts/session/cookies';
import { publishSession } from './publishSession';
import { seenToken } from './seenToken';
import { sessionChannel } from './sessionChannel';

interface IssuedToken {
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** A slow customer call does not hold the shopper up: they are signed in by then. */
const CUSTOMER_WAIT_MS = 3000;

/** The browser keeps no cookies, or its clock says that the token has expired. */
export class TokenNotKeptError extends Error {
  override readonly name = 'TokenNotKeptError';
}

/**
 * What signing in and verifying a phone come to (specification section 4): the token in its cookie,
 * the customer loaded, marked logged in, and with that the wishlist loaded by its owner.
 *
 * @throws TokenNotKeptError when the cookie was not kept
 */
export async function startSession(
  { accessToken, expiresAt }: IssuedToken,
  revalidate: () => Promise<void>,
): Promise<void> {
  writeAccessToken(accessToken, expiresAt);
  if (readAccessToken() !== accessToken) throw new TokenNotKeptError();
  seenToken.note();
  sessionChannel.tell('changed');
  const isLate = await Promise.race([revalidate().then(() => false), pause(CUSTOMER_WAIT_MS)]);
  if (isLate && !bus.retained('session:changed')?.isLogin) publishSession(null);
}

function pause(milliseconds: number): Promise<true> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), milliseconds);
  });
}
