import { toLatinDigits } from '@marketplace/contracts/api/phoneNumbers';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimits } from '../http/rateLimits';
import { normalizeAccount } from './credentials';
import { invalidCode, MAX_ATTEMPTS } from './oneTimeCodes';
import { verifyPassword } from './passwords';
import { rateLimitsFor, restoreNetworkUse } from './rateLimits';

interface GivenCode {
  emailOrPhone: string;
  otp: string;
  /** Network of whoever asks. */
  address: string;
}

/**
 * Verifies a code for a new password, which the caller then consumes or restores. The attempt is
 * counted before the code is compared, so that attempts made at once are all counted, and an unknown
 * account costs the same work.
 * @throws ApiProblem 400 `wrong-otp`, or 429
 */
export async function verifyResetCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const { account, column } = normalizeAccount(given.emailOrPhone);
  await consumeRateLimits(context, rateLimitsFor('codeTried', account, given.address));
  const row = await db
    .updateTable('resetCodes')
    .from('customers')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .whereRef('customers.uuid', '=', 'resetCodes.customerUuid')
    .where(`customers.${column}`, '=', account)
    .where('tries', '<', MAX_ATTEMPTS)
    .where('expiresAt', '>', now())
    .returning(['customerUuid', 'channel', 'codeHash'])
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.codeHash, toLatinDigits(given.otp));
  if (!row || !isRight) throw invalidCode();
  await restoreNetworkUse(context, 'codeTried', given.address);
  return row;
}

type VerifiedCode = Awaited<ReturnType<typeof verifyResetCode>>;

/**
 * Consumes a verified code, in the transaction it is used in; the customer's row is changed before,
 * the sequence in which a new sign-up locks the two as well.
 * @throws ApiProblem 400 when another request was faster
 */
export async function consumeResetCode(db: Database, code: VerifiedCode): Promise<void> {
  const spent = await db
    .deleteFrom('resetCodes')
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .returning('customerUuid')
    .executeTakeFirst();
  if (!spent) throw invalidCode();
}

/** Gives the attempt back: a right one does not count. */
export async function restoreAttempt(db: Database, code: VerifiedCode): Promise<void> {
  await db
    .updateTable('resetCodes')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .execute();
}
