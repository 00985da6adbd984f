import { readAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { sessionChannel } from './sessionChannel';
import { lastKnownToken, publishSession } from './sessionState';

interface IssuedToken {
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Limit of waiting for the customer call: the shopper is signed in without it. */
const CUSTOMER_WAIT_MS = 3000;

/** The browser blocks cookies, or its clock is past the token's expiry. */
export class TokenNotStoredError extends Error {
  override readonly name = 'TokenNotStoredError';
}

/**
 * Starts a session after sign-in or phone verification (specification section 4): stores the token in
 * its cookie and loads the customer, whose `session:changed` makes the wishlist's owner load it.
 *
 * @throws TokenNotStoredError when the cookie was not kept
 */
export async function startSession(
  { accessToken, expiresAt }: IssuedToken,
  revalidate: () => Promise<void>,
): Promise<void> {
  writeAccessToken(accessToken, expiresAt);
  if (readAccessToken() !== accessToken) throw new TokenNotStoredError();
  lastKnownToken.update();
  sessionChannel.post('changed');
  const isLate = await Promise.race([revalidate().then(() => false), pause(CUSTOMER_WAIT_MS)]);
  if (isLate && !bus.retained('session:changed')?.isLogin) publishSession(null);
}

function pause(milliseconds: number): Promise<true> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), milliseconds);
  });
}
