import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { lockName } from '../database/locks';
import type { DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';
import { testSessionId } from './testSession';

/** Upper limit for the number of uses in a time window. */
export interface RateLimit {
  /** Uses of limits with different names are counted separately. */
  name: string;
  most: number;
  windowMinutes: number;
  /**
   * True to draw the limit at random at each use, between half of `most` and `most`. Otherwise, a
   * refusal could reveal that another person who shares the limit has just used it.
   */
  isBlurred?: boolean;
}

/**
 * Key of a subject's uses. The subject is hashed, so that the table does not reveal who tried to
 * sign in from where. Each test session counts its own uses: its clock may be ahead of the real
 * time, so it would take the uses of others for expired and delete them.
 */
function keyOf({ name }: RateLimit, subject: string): string {
  const session = testSessionId();
  const key = `${name}:${createHash('sha256').update(subject).digest('hex')}`;
  return session === undefined ? key : `${session}:${key}`;
}

/** One use of a limit, or several. */
export interface RateLimitUse {
  limit: RateLimit;
  /** Number of uses that this counts as; default 1, more for larger requests. */
  uses?: number;
  /**
   * Owner of the uses: an account name in its normal form, a customer's uuid, a network, or a
   * combination of these.
   */
  subject: string;
  /**
   * A second limit: after `limit` is reached, a use is refused only if `past` is reached too.
   * `past` counts every use from the beginning.
   */
  past?: { limit: RateLimit; subject: string };
  /**
   * True to check `limit` without counting this use; `countRateLimitUse` counts it later. `past`
   * counts it immediately.
   */
  isOnlyRead?: boolean;
}

/**
 * Counts one use before the work starts, so that concurrent requests cannot exceed the limit.
 * @throws ApiProblem 429 with `Retry-After` if the limit is reached
 */
export const consumeRateLimit = (
  context: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> => consumeRateLimits(context, [{ limit, subject }]);

/**
 * Counts the given uses, except those with `isOnlyRead`. If one of the uses is refused, counts
 * none.
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
  await db.transaction().execute(async (trx) => {
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

/** Counts one use and never refuses it. */
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
 * Deletes expired uses.
 * @returns 0 if `count` more uses are allowed now; else the milliseconds until the oldest use
 * expires
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

/** Gives back a subject's latest use of a limit, for example after a correct password. */
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
 * locked, because `consumeRateLimits` locks several subjects one after the other, and waiting for
 * it could deadlock.
 */
export async function deleteExpiredRateLimitUses({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - LONGEST_TRY_WINDOW_MS);
  await sql`
    delete from tries where ctid = any(array(
      select ctid from tries where tried_at < ${since} for update skip locked))`.execute(db);
}
