import { toLatinDigits } from '@marketplace/contracts/api/toLatinDigits';
import type { CodePurpose } from '../database/AccountTables';
import type { Database } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import { bookTry } from '../http/bookTry';
import type { ApiContext } from '../http/Handlers';
import { normalizeAccount } from './normalizeAccount';
import { isPasswordRight } from './passwords';
import { THROTTLES } from './throttles';

/** Wrong codes that make a right one worthless. */
const MOST_TRIES = 5;

/** The same for a wrong code, an expired or used one, and an account that is not there. */
const wrongCode = () => new ApiProblem(400, 'wrong-otp', 'The code is wrong or no longer valid');

interface GivenCode {
  emailOrPhone: string;
  otp: string;
  purpose: CodePurpose;
  /** Network address. */
  address: string;
}

/**
 * Checks a code that is then spent or kept. The try is counted before the code is looked at, so
 * that tries made at once are all counted, and an unknown account costs the same work.
 * @throws ApiProblem 400 `wrong-otp`, or 429
 */
export async function checkCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const { account, column } = normalizeAccount(given.emailOrPhone);
  await bookTry(context, THROTTLES.codeTried.address, given.address);
  await bookTry(context, THROTTLES.codeTried.account, account);
  const row = await db
    .updateTable('oneTimeCodes')
    .from('customers')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .whereRef('customers.uuid', '=', 'oneTimeCodes.customerUuid')
    .where(`customers.${column}`, '=', account)
    .where('purpose', '=', given.purpose)
    .where('tries', '<', MOST_TRIES)
    .where('expiresAt', '>', now())
    .returning(['customerUuid', 'purpose', 'channel', 'codeHash'])
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
    .deleteFrom('oneTimeCodes')
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .returning('customerUuid')
    .executeTakeFirst();
  if (!spent) throw wrongCode();
}

/** Leaves a checked code as it was: a right try takes nothing away. */
export async function keepCode(db: Database, code: CheckedCode): Promise<void> {
  await db
    .updateTable('oneTimeCodes')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .execute();
}
