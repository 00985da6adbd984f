import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import { toLatinDigits } from '@marketplace/contracts/api/toLatinDigits';
import { bookTries } from '../http/bookTry';
import type { ApiContext } from '../http/Handlers';
import { hashPassword, saltOf } from './passwords';
import { triesAt } from './throttles';
import { MOST_TRIES, wrongCode } from './wrongCode';

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
export async function findSignUp(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const phone = withPhonePrefix(given.phone);
  await bookTries(context, triesAt('codeTried', phone, given.address));
  const rows = await db
    .updateTable('signUps')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('tries', '<', MOST_TRIES)
    .where('expiresAt', '>', now())
    .returningAll()
    .execute();
  const typed = await hashesOf(
    toLatinDigits(given.otp),
    rows.map(({ codeHash }) => codeHash),
  );
  const found = rows.find(({ codeHash }) => typed.includes(codeHash));
  if (!found) throw wrongCode();
  return found;
}

/** What a code would be kept as beside others: mostly one hash, for they share a salt. */
async function hashesOf(code: string, others: string[]): Promise<string[]> {
  const salts = new Set(others.map((other) => saltOf(other).toString('base64')));
  if (salts.size === 0) return [await hashPassword(code)];
  return Promise.all([...salts].map((salt) => hashPassword(code, Buffer.from(salt, 'base64'))));
}

export type SignUp = Awaited<ReturnType<typeof findSignUp>>;
