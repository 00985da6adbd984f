import { createHash, randomInt } from 'node:crypto';
import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { toLatinDigits } from '@marketplace/contracts/api/phoneNumbers';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { hashPassword, saltOf } from './passwords';

/** Minutes that a code is valid. */
export const CODE_MINUTES = 10;

/**
 * A one-time code and its hash, which is as slow to undo as that of a password, for there are only a million
 * of them, and trying all of them against argon2id takes far longer than a code lasts.
 * @param others hashes of the codes that are valid beside it; it shares their salt, so that one
 * hash of what is typed tells which of them it is, and differs from them all
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

/** Hashes of the codes that would verify a phone now, the newest first. */
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

/** Wrong attempts after which a code is void: as many from the network that asked for it, and from all others. */
const MAX_ATTEMPTS = 5;

/**
 * Counts an attempt at codes: those from the network that asked for a code by themselves, so that strangers who
 * enter wrong ones do not void it for whoever reads it.
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
 * The same for a wrong code, an expired or used one, and an account that is not there.
 * @param customer uuid of whose code it would be, for the log
 */
export const invalidCode = (customer?: string) =>
  new ApiProblem(400, 'wrong-otp', 'The code is wrong or no longer valid', { customer });

/**
 * The row whose code was typed; none costs the same work as one.
 * @param customer uuid of whose codes they are, for the log
 * @throws ApiProblem 400 `wrong-otp`
 */
export async function findTyped<Row extends { codeHash: string }>(
  code: string,
  rows: readonly Row[],
  customer?: string,
): Promise<Row> {
  const typed = await hashesOf(
    toLatinDigits(code),
    rows.map(({ codeHash }) => codeHash),
  );
  const found = rows.find(({ codeHash }) => typed.includes(codeHash));
  if (!found) throw invalidCode(customer);
  return found;
}

/** Hashes of a code with the salts of others: mostly one, for they share a salt. */
async function hashesOf(code: string, others: string[]): Promise<string[]> {
  const salts = new Set(others.map((other) => saltOf(other).toString('base64')));
  if (salts.size === 0) return [await hashPassword(code)];
  return Promise.all([...salts].map((salt) => hashPassword(code, Buffer.from(salt, 'base64'))));
}

/** Hash of a network, as a sign-up stores the one it came from: enough to recognise it. */
export const hashNetwork = (address: string) => createHash('sha256').update(address).digest('hex');

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Expired codes stay for a day: a new code asked for later is known to be for the same purpose. */
export async function deleteExpiredCodes({
  db,
  now,
}: Pick<ApiContext, 'db' | 'now'>): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  for (const table of ['signUps', 'guestCodes', 'resetCodes'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', since).execute();
  }
}
