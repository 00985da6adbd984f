import { secondsUntil } from '@marketplace/contracts/api/client';
import { readAccessToken, writeAccessToken } from '@marketplace/contracts/cookies';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { bus } from '../../contracts';
import { lastKnownToken, publishSession } from './sessionState';

interface IssuedToken {
  accessToken: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Thrown if the browser blocks cookies. */
export class TokenNotStoredError extends Error {
  override readonly name = 'TokenNotStoredError';
}

/**
 * Starts a session after a login or a phone verification (specification section 4). Stores the
 * token in its cookie and loads the customer. The resulting `session:changed` makes the wishlist
 * load.
 * @throws TokenNotStoredError if the browser did not store the cookie
 */
export async function startSession(
  { accessToken, expiresAt }: IssuedToken,
  revalidate: () => Promise<void>,
): Promise<void> {
  writeAccessToken(accessToken, secondsUntil(expiresAt));
  if (readAccessToken() !== accessToken) throw new TokenNotStoredError();
  lastKnownToken.update();
  tabChannel.post('changed');
  const published = whenPublished();
  const isLate = await withTimeLimit(
    Promise.all([revalidate(), published.promise]).then(() => false),
    STEP_MS,
    () => true,
  );
  published.stop();
  if (isLate && !bus.retained('session:changed')?.isLogin) publishSession(null);
}

/**
 * Waits until the session is published. A slow device renders the page, and publishes the session,
 * long after the customer's data has loaded. A shopper who continued before that would be asked to
 * log in again.
 */
function whenPublished() {
  let stop = () => {};
  const promise = new Promise<void>((resolve) => {
    stop = bus.subscribe('session:changed', ({ isLogin }) => {
      if (isLogin) resolve();
    });
  });
  return { promise, stop };
}
