import { toLatinDigits } from '@marketplace/contracts/api/toLatinDigits';
import type { Database } from '../database/schema';
import { bookTries } from '../http/bookTry';
import type { ApiContext } from '../http/Handlers';
import { normalizeAccount } from './normalizeAccount';
import { isPasswordRight } from './passwords';
import { triesAt } from './throttles';
import { MOST_TRIES, wrongCode } from './wrongCode';

interface GivenCode {
  emailOrPhone: string;
  otp: string;
  /** Network of whoever asks. */
  address: string;
}

/**
 * Checks a code for a new password, which is then spent or kept. The try is counted before the code
 * is looked at, so that tries made at once are all counted, and an unknown account costs the same
 * work.
 * @throws ApiProblem 400 `wrong-otp`, or 429
 */
export async function checkCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const { account, column } = normalizeAccount(given.emailOrPhone);
  await bookTries(context, triesAt('codeTried', account, given.address));
  const row = await db
    .updateTable('resetCodes')
    .from('customers')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .whereRef('customers.uuid', '=', 'resetCodes.customerUuid')
    .where(`customers.${column}`, '=', account)
    .where('tries', '<', MOST_TRIES)
    .where('expiresAt', '>', now())
    .returning(['customerUuid', 'channel', 'codeHash'])
    .executeTakeFirst();
  const isRight = await isPasswordRight(row?.codeHash, toLatinDigits(given.otp));
  if (!row || !isRight) throw wrongCode();
  return row;
}

type CheckedCode = Awaited<ReturnType<typeof checkCode>>;

/**
 * Uses a checked code up, in the transaction of what it is used for; the customer's row is changed
 * before, in which sequence signing up anew takes the two as well.
 * @throws ApiProblem 400 when another request was faster
 */
export async function spendCode(db: Database, code: CheckedCode): Promise<void> {
  const spent = await db
    .deleteFrom('resetCodes')
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .returning('customerUuid')
    .executeTakeFirst();
  if (!spent) throw wrongCode();
}

/** Leaves a checked code as it was: a right try takes nothing away. */
export async function keepCode(db: Database, code: CheckedCode): Promise<void> {
  await db
    .updateTable('resetCodes')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .execute();
}
