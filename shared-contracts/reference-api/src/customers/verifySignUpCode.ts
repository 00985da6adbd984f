import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimits } from '../http/rateLimits';
import { findTyped, MAX_ATTEMPTS } from './oneTimeCodes';
import { rateLimitsFor, restoreNetworkUse } from './rateLimits';

interface GivenCode {
  phone: string;
  otp: string;
  /** Network of whoever asks. */
  address: string;
}

/**
 * The sign-up a code was sent for: of several for one phone, just that one. The try is counted for
 * all of them before the code is looked at, so that tries made at once are all counted, and a phone
 * nobody has signed up with costs the same work.
 * @throws ApiProblem 400 `wrong-otp`, or 429
 */
export async function verifySignUpCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const phone = withPhonePrefix(given.phone);
  await consumeRateLimits(context, rateLimitsFor('codeTried', phone, given.address));
  const rows = await db
    .updateTable('signUps')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('tries', '<', MAX_ATTEMPTS)
    .where('expiresAt', '>', now())
    .returningAll()
    .execute();
  const found = await findTyped(given.otp, rows);
  await restoreNetworkUse(context, 'codeTried', given.address);
  return found;
}

export type SignUp = Awaited<ReturnType<typeof verifySignUpCode>>;
