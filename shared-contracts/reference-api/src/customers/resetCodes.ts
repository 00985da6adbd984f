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
 * Verifies a code for a new password. The caller then consumes the code or takes the attempt back.
 * An account has one code for each network that requested one. Counts the attempt on all these
 * codes before it compares the typed code. So simultaneous attempts all count. An unknown account
 * takes as long as a known one.
 * @throws ApiProblem 400 `wrong-otp`; 429 beyond a rate limit
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
 * Consumes a verified code and voids all other codes of the account, in the transaction that uses
 * the code. That transaction must change the customer's row first, because a sign-up locks in the
 * same sequence.
 * @throws ApiProblem 400 if another request has consumed the code first
 */
export async function consumeResetCode(db: Database, code: VerifiedCode): Promise<void> {
  const spent = await db
    .deleteFrom('resetCodes')
    .where('customerUuid', '=', code.customerUuid)
    .returning('codeHash')
    .execute();
  if (!spent.some(({ codeHash }) => codeHash === code.codeHash)) throw invalidCode();
}

/** Takes back an attempt with a right code, because only wrong codes count. */
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
