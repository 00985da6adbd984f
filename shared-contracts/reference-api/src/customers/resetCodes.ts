import type { Database } from '../database/schema';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { normalizeAccount } from './credentials';
import { countAttempt, findTyped, invalidCode } from './oneTimeCodes';
import { consumeAttempt } from './rateLimits';

interface GivenCode {
  emailOrPhone: string;
  otp: string;
  /** Network address of the client. */
  address: string;
  device: Device;
}

/**
 * Verifies a code for a new password. The caller must then either use the code (`consumeResetCode`)
 * or undo the count (`restoreAttempt`). An account has one code for each requesting network. The
 * attempt is counted for all these codes before they are compared, so that simultaneous attempts
 * all count. The duration does not reveal whether the account exists.
 * @throws ApiProblem 400 `wrong-otp`, or 429 beyond a rate limit
 */
export async function verifyResetCode(context: ApiContext, given: GivenCode) {
  const { db, now } = context;
  const { account, column } = normalizeAccount(given.emailOrPhone);
  const { address, device } = given;
  const restoreUse = await consumeAttempt(context, 'codeTried', { account, address, device });
  const { counted, isLeft } = countAttempt(address);
  const rows = await db
    .updateTable('resetCodes')
    .from('customers')
    .set(counted)
    .whereRef('customers.uuid', '=', 'resetCodes.customerUuid')
    .where(`customers.${column}`, '=', account)
    .where(isLeft)
    .where('expiresAt', '>', now())
    .returning(['customerUuid', 'channel', 'codeHash'])
    .execute();
  const row = await findTyped(given.otp, rows, rows[0]?.customerUuid);
  await restoreUse();
  return { ...row, counted: rows.map(({ codeHash }) => codeHash) };
}

type VerifiedCode = Awaited<ReturnType<typeof verifyResetCode>>;

/**
 * Deletes a verified code and all other codes of the account. Call this in the transaction that
 * uses the code, after it has changed the customer's row: a sign-up locks rows in the same order.
 * @throws ApiProblem 400 if another request has already used the code
 */
export async function consumeResetCode(db: Database, code: VerifiedCode): Promise<void> {
  const spent = await db
    .deleteFrom('resetCodes')
    .where('customerUuid', '=', code.customerUuid)
    .returning('codeHash')
    .execute();
  if (!spent.some(({ codeHash }) => codeHash === code.codeHash)) throw invalidCode();
}

/** Undoes the count of an attempt with a correct code, because only wrong codes must count. */
export async function restoreAttempt(
  db: Database,
  code: VerifiedCode,
  address: string,
): Promise<void> {
  await db
    .updateTable('resetCodes')
    .set(countAttempt(address).restored)
    .where('customerUuid', '=', code.customerUuid)
    .where('codeHash', 'in', code.counted)
    .execute();
}
