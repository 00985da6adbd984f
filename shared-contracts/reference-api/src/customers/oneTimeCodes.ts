import { createHash, randomInt } from 'node:crypto';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { hashPassword, saltOf } from './passwords';

/** Lifetime of a code, in minutes. */
export const CODE_MINUTES = 10;

/**
 * Creates a one-time code and its hash. The hash is as slow as that of a password, so trying all of
 * the million codes takes longer than a code is valid.
 * @param others hashes of the other codes that have not expired. The new code differs from these
 * and shares their salt, so that one hash of a typed code is enough to find its row
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
  return { code, codeHash, createdAt: present, expiresAt };
}

export type NewCode = Awaited<ReturnType<typeof createOneTimeCode>>;

/** Hashes of the codes for a phone that have not expired, newest first. */
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
 * Maximum number of wrong attempts from the network that requested a code. All other networks
 * together may make as many.
 */
const MAX_ATTEMPTS = 5;

/**
 * Builds SQL that counts an attempt to enter a code, takes it back, or checks whether attempts are
 * left. The network that requested the code has its own count, so that wrong codes from strangers
 * do not void the code in that network.
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
 * Creates the error for an invalid code. It is the same for a wrong, expired or used code and for
 * an unknown account.
 * @param customer uuid of the code's owner, for the log
 */
export const invalidCode = (customer?: string) =>
  new ApiProblem(400, 'wrong-otp', 'The code is wrong or no longer valid', { customer });

/**
 * Finds the row whose code was typed. Takes the same time without rows, because the time must not
 * reveal which accounts exist.
 * @param customer uuid of the owner, for the log
 * @throws ApiProblem 400 `wrong-otp`
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
 * Hashes a code with the salts of other hashes. Usually the result is a single hash, because the
 * other hashes share one salt.
 */
async function hashesOf(code: string, others: string[]): Promise<string[]> {
  const salts = new Set(others.map((other) => saltOf(other).toString('base64')));
  if (salts.size === 0) return [await hashPassword(code)];
  return Promise.all([...salts].map((salt) => hashPassword(code, Buffer.from(salt, 'base64'))));
}

/**
 * Hash of a network address. It is stored with a code to recognise the network that requested it.
 */
export const hashNetwork = (address: string) => createHash('sha256').update(address).digest('hex');

const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes codes a day after they expired. Until then, `resendCode` reads from them what a new code
 * is for.
 */
export async function deleteExpiredCodes({
  db,
  now,
}: Pick<ApiContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  for (const table of ['signUps', 'guestCodes', 'resetCodes'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', since).execute();
  }
}
