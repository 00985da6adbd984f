import { toLatinDigits } from '@marketplace/contracts/api/phoneNumbers';
import type { Database } from '../database/schema';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { normalizeAccount } from './credentials';
import { countAttempt, invalidCode } from './oneTimeCodes';
import { verifyPassword } from './passwords';
import { consumeAttempt } from './rateLimits';

interface GivenCode {
  emailOrPhone: string;
  otp: string;
  /** Network of whoever asks. */
  address: string;
  device: Device;
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
  const { address, device } = given;
  const restoreUse = await consumeAttempt(context, 'codeTried', { account, address, device });
  const { counted, isLeft } = countAttempt(address);
  const row = await db
    .updateTable('resetCodes')
    .from('customers')
    .set(counted)
    .whereRef('customers.uuid', '=', 'resetCodes.customerUuid')
    .where(`customers.${column}`, '=', account)
    .where(isLeft)
    .where('expiresAt', '>', now())
    .returning(['customerUuid', 'channel', 'codeHash'])
    .executeTakeFirst();
  const isRight = await verifyPassword(row?.codeHash, toLatinDigits(given.otp));
  if (!row || !isRight) throw invalidCode(row?.customerUuid);
  await restoreUse();
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
export async function restoreAttempt(
  db: Database,
  code: VerifiedCode,
  address: string,
): Promise<void> {
  await db
    .updateTable('resetCodes')
    .set(countAttempt(address).restored)
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', '=', code.codeHash)
    .execute();
}
