import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { countAttempt, findTyped } from './oneTimeCodes';
import { consumeAttempt } from './rateLimits';

interface GivenCode {
  phone: string;
  otp: string;
  /** Network of whoever asks. */
  address: string;
  device: Device;
}

/**
 * The sign-up a code was sent for: of several for one phone, just that one. The try is counted for
 * all of them before the code is looked at, so that tries made at once are all counted, and a phone
 * nobody has signed up with costs the same work.
 * @throws ApiProblem 400 `wrong-otp`, or 429
 */
export async function verifySignUpCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const { address, device } = given;
  const phone = withPhonePrefix(given.phone);
  const sender = { account: phone, address, device };
  const restoreUse = await consumeAttempt(context, 'codeTried', sender);
  const { counted, isLeft } = countAttempt(address);
  const rows = await db
    .updateTable('signUps')
    .set(counted)
    .where('phone', '=', phone)
    .where(isLeft)
    .where('expiresAt', '>', now())
    .returningAll()
    .execute();
  const found = await findTyped(given.otp, rows);
  await restoreUse();
  return found;
}

export type SignUp = Awaited<ReturnType<typeof verifySignUpCode>>;
