import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../database/inTransaction';
import { lockName } from '../database/locks';
import type { DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';
import { testSessionId } from './testSession';

/** Maximum number of uses in a time window. */
export interface RateLimit {
  /** Name of the limit. Uses of limits with different names are counted separately. */
  name: string;
  most: number;
  windowMinutes: number;
  /**
   * If true, each use draws its limit at random between half of `most` and `most`. Otherwise a
   * refusal could reveal that another person who shares the limit has just used it.
   */
  isBlurred?: boolean;
}

/**
 * Returns the key under which a subject's uses are stored. The subject is hashed, so that the table
 * does not reveal who tried to sign in from where. Each test session counts its uses separately,
 * because its clock may be ahead, so that it would delete the uses of others as expired.
 */
function keyOf({ name }: RateLimit, subject: string): string {
  const session = testSessionId();
  const key = `${name}:${createHash('sha256').update(subject).digest('hex')}`;
  return session === undefined ? key : `${session}:${key}`;
}

/** One or several uses of a limit. */
export interface RateLimitUse {
  limit: RateLimit;
  /** Number of uses to count; 1 by default, more for a large request. */
  uses?: number;
  /**
   * Whose uses these are: a normalised phone or e-mail address, a customer's uuid, a network, or a
   * combination of these.
   */
  subject: string;
  /**
   * A second limit. If `limit` is reached, a use is refused only if `past` is reached too. `past`
   * also counts the uses before `limit` is reached.
   */
  past?: { limit: RateLimit; subject: string };
  /**
   * If true, `limit` is checked, but the use is not counted for it. `countRateLimitUse` counts it
   * later. For `past`, the use is counted immediately.
   */
  isOnlyRead?: boolean;
}

/**
 * Counts one use of a limit. Call this before the work starts, so that concurrent requests cannot
 * exceed the limit.
 * @throws ApiProblem 429 with `Retry-After` if the limit is reached
 */
export const consumeRateLimit = (
  context: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> => consumeRateLimits(context, [{ limit, subject }]);

/**
 * Counts the given uses, except those with `isOnlyRead`. If one of the uses is refused, none is
 * counted.
 * @throws ApiProblem 429 with the longest `Retry-After` of the refused uses
 */
export async function consumeRateLimits(
  { db, now }: DataContext,
  tries: readonly RateLimitUse[],
): Promise<void> {
  const present = now();
  // Sorted, so that all transactions lock the keys in the same order and cannot deadlock.
  const uses = tries
    .flatMap((use): RateLimitUse[] => (use.past ? [use, use.past] : [use]))
    .map(({ limit, subject, uses: count = 1 }) => ({ limit, count, key: keyOf(limit, subject) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  await inTransaction(db, async (trx) => {
    const waits = new Map<string, number>();
    for (const [key, { limit, count }] of new Map(uses.map((use) => [use.key, use]))) {
      await lockName(trx, key);
      waits.set(key, await readWait(trx, limit, key, count, present));
    }
    const waitOf = ({ limit, subject }: RateLimitUse) => waits.get(keyOf(limit, subject)) ?? 0;
    const waitMs = Math.max(
      ...tries.map((use) => (use.past ? Math.min(waitOf(use), waitOf(use.past)) : waitOf(use))),
    );
    if (waitMs > 0) throw tooMany(waitMs);
    const rows = tries
      .flatMap(({ past, isOnlyRead, ...use }): RateLimitUse[] => [
        ...(isOnlyRead ? [] : [use]),
        ...(past ? [past] : []),
      ])
      .flatMap(({ limit, subject, uses: count = 1 }) =>
        Array.from({ length: count }, () => ({ subject: keyOf(limit, subject), triedAt: present })),
      );
    await trx.insertInto('tries').values(rows).execute();
  });
}

/** Counts one use of a limit, and never refuses it. */
export async function countRateLimitUse(
  { db, now }: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await db
    .insertInto('tries')
    .values({ subject: keyOf(limit, subject), triedAt: now() })
    .execute();
}

/**
 * Deletes expired uses of a limit, and returns how long to wait for `count` more uses.
 * @returns 0 if these uses are allowed now; otherwise the milliseconds until the oldest use expires
 */
async function readWait(
  trx: DatabaseTransaction,
  { most, windowMinutes, isBlurred = false }: RateLimit,
  key: string,
  count: number,
  present: Date,
): Promise<number> {
  const windowMs = windowMinutes * 60_000;
  await trx
    .deleteFrom('tries')
    .where('subject', '=', key)
    .where('triedAt', '<=', new Date(present.getTime() - windowMs))
    .execute();
  const recent = await trx
    .selectFrom('tries')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('triedAt').as('first')])
    .where('subject', '=', key)
    .executeTakeFirstOrThrow();
  const bound = isBlurred ? Math.ceil(most * (1 - Math.random() / 2)) : most;
  return recent.count + count <= bound ? 0 : recent.first.getTime() + windowMs - present.getTime();
}

function tooMany(waitMs: number): ApiProblem {
  return new ApiProblem(429, 'too-many-tries', 'Too many tries, please wait and try again later', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** True if the subject has used the limit within the window. */
export async function isUsed(
  { db, now }: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<boolean> {
  const use = await db
    .selectFrom('tries')
    .select('triedAt')
    .where('subject', '=', keyOf(limit, subject))
    .where('triedAt', '>', new Date(now().getTime() - limit.windowMinutes * 60_000))
    .limit(1)
    .executeTakeFirst();
  return use !== undefined;
}

/** Deletes a subject's uses of a limit, for example after a correct password. */
export async function resetRateLimit(
  { db }: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await db.deleteFrom('tries').where('subject', '=', keyOf(limit, subject)).execute();
}

/** Deletes a subject's latest use of a limit, for example after a correct password. */
export async function restoreRateLimitUse(
  { db }: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await sql`
    delete from tries where ctid = any(array(
      select ctid from tries where subject = ${keyOf(limit, subject)}
      order by tried_at desc limit 1 for update skip locked))`.execute(db);
}

const LONGEST_TRY_WINDOW_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes uses that are older than the longest window. Skips rows that another transaction has
 * locked. Waiting for these could deadlock, because `consumeRateLimits` deletes the rows of several
 * subjects one after another.
 */
export async function deleteExpiredRateLimitUses({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - LONGEST_TRY_WINDOW_MS);
  await sql`
    delete from tries where ctid = any(array(
      select ctid from tries where tried_at < ${since} for update skip locked))`.execute(db);
}
