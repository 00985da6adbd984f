import { createHash, randomInt } from 'node:crypto';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import { hashPassword, saltOf } from './passwords';

/** Lifetime of a code, in minutes. */
export const CODE_MINUTES = 10;

/**
 * Creates a one-time code and its hash. The hash is as slow as a password hash, so trying all
 * million codes takes longer than a code is valid.
 * @param others hashes of the other codes that have not expired. The new code differs from these
 * codes. Its hash has the same salt, so that a typed code must be hashed only once to find its row
 */
export async function createOneTimeCode(present: Date, others: readonly string[] = []) {
  const [other] = others;
  const salt = other === undefined ? undefined : saltOf(other);
  let code: string;
  let codeHash: string;
  do {
    code = String(randomInt(10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0');
    codeHash = await hashPassword(code, salt);
  } while (others.includes(codeHash));
  const expiresAt = new Date(present.getTime() + CODE_MINUTES * 60_000);
  return { code, codeHash, createdAt: lifetimeStart(present), expiresAt };
}

export type NewCode = Awaited<ReturnType<typeof createOneTimeCode>>;

/** Returns the hashes of a phone's codes that have not expired, newest first. */
export async function findActiveCodes(
  db: Database,
  phone: string,
  present: Date,
  table: 'signUps' | 'guestCodes' = 'signUps',
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('codeHash')
    .where('phone', '=', phone)
    .where('expiresAt', '>', present)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ codeHash }) => codeHash);
}

/**
 * Maximum number of wrong attempts to enter a code from the network that requested it. The same
 * maximum applies to all other networks together.
 */
const MAX_ATTEMPTS = 5;

/**
 * Builds SQL that counts an attempt to enter a code, undoes this, or checks whether attempts are
 * left. The network that requested the code has a count of its own, so that wrong codes from
 * strangers do not make the code invalid there.
 */
export function countAttempt(address: string) {
  const isOwn = sql<boolean>`asked_from = ${hashNetwork(address)}`;
  return {
    counted: {
      ownTries: sql<number>`own_tries + (${isOwn})::integer`,
      tries: sql<number>`tries + (not ${isOwn})::integer`,
    },
    restored: {
      ownTries: sql<number>`own_tries - (${isOwn})::integer`,
      tries: sql<number>`tries - (not ${isOwn})::integer`,
    },
    isLeft: sql<boolean>`case when ${isOwn} then own_tries else tries end < ${MAX_ATTEMPTS}`,
  };
}

/**
 * Creates the error for an invalid code. A wrong, expired or used code and an unknown account all
 * cause the same error.
 * @param customer uuid of the code's owner, for the log
 */
export const invalidCode = (customer?: string) =>
  new ApiProblem(400, 'wrong-otp', 'The code is wrong or no longer valid', { customer });

/**
 * Finds the row whose code was typed. Takes the same time if there are no rows, because the time
 * must not reveal which accounts exist.
 * @param customer uuid of the code's owner, for the log
 * @throws ApiProblem 400 `wrong-otp` if no row has the typed code
 */
export async function findTyped<Row extends { codeHash: string }>(
  code: string,
  rows: readonly Row[],
  customer?: string,
): Promise<Row> {
  const typed = await hashesOf(
    code,
    rows.map(({ codeHash }) => codeHash),
  );
  const found = rows.find(({ codeHash }) => typed.includes(codeHash));
  if (!found) throw invalidCode(customer);
  return found;
}

/**
 * Hashes a code with the salt of each given hash. Usually the result is a single hash, because the
 * given hashes share one salt.
 */
async function hashesOf(code: string, others: string[]): Promise<string[]> {
  const salts = new Set(others.map((other) => saltOf(other).toString('base64')));
  if (salts.size === 0) return [await hashPassword(code)];
  return Promise.all([...salts].map((salt) => hashPassword(code, Buffer.from(salt, 'base64'))));
}

/**
 * Hashes a network address. The hash is stored with a code, to recognise the network that requested
 * the code.
 */
export const hashNetwork = (address: string) => createHash('sha256').update(address).digest('hex');

const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes codes a day after they have expired. Until then, `resendCode` needs them to find out what
 * a new code is for. Keeps codes of the last day anyway, because the clock of the test session that
 * requested them may be behind.
 */
export async function deleteExpiredCodes({
  db,
  now,
}: Pick<ApiContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  for (const table of ['signUps', 'guestCodes', 'resetCodes', 'phoneChanges'] as const) {
    await db
      .deleteFrom(table)
      .where('expiresAt', '<', since)
      .where('createdAt', '<', since)
      .execute();
  }
}
