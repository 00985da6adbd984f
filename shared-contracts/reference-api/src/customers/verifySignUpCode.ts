import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { findSignUps, type Visitor } from './findSignUps';
import { countAttempt, findTyped } from './oneTimeCodes';
import { verifyPassword } from './passwords';
import { consumeAttempt } from './rateLimits';

interface GivenCode extends Visitor {
  phone: string;
  otp: string;
  password?: string | undefined;
}

/**
 * Finds the sign-up for which a code was sent. In a browser that signed up, only that browser's
 * sign-ups count: the newest SMS may belong to a stranger's sign-up, which would set the stranger's
 * password. In other browsers, the password is needed if several people signed up with the phone.
 * The attempt counts for all codes of the phone before the codes are compared, so that simultaneous
 * attempts all count. The reply takes the same time if the phone is unknown.
 * @throws ApiProblem 400 `wrong-otp`, 403 `password-needed` or `wrong-password` if the code is
 * correct, or 429 beyond a rate limit
 */
export async function verifySignUpCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const { address, device, password } = given;
  const phone = withPhonePrefix(given.phone);
  const restoreUse = await consumeAttempt(context, 'codeTried', {
    account: phone,
    address,
    device,
  });
  const { counted, isLeft } = countAttempt(address);
  const rows = await db
    .updateTable('signUps')
    .set(counted)
    .where('phone', '=', phone)
    .where(isLeft)
    .where('expiresAt', '>', now())
    .returningAll()
    .execute();
  const { candidates, areToldApart } = await findSignUps(context, phone, given);
  const found = await findTyped(
    given.otp,
    rows.filter(({ customerUuid }) => candidates.includes(customerUuid)),
  );
  if (password === undefined) {
    if (!areToldApart) throw passwordNeeded();
  } else if (!(await verifyPassword(found.passwordHash, password))) {
    throw new ApiProblem(403, 'wrong-password', 'The password is not the one of this sign-up');
  }
  await restoreUse();
  return found;
}

export type SignUp = Awaited<ReturnType<typeof verifySignUpCode>>;

const passwordNeeded = () =>
  new ApiProblem(
    403,
    'password-needed',
    'Somebody else has signed up with this phone too: sign up again in this browser, or send your password with the code',
  );
