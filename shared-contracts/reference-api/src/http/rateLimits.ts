import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { lockName } from '../database/locks';
import type { DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';

/** An upper limit of uses within a time window. */
export interface RateLimit {
  /** Limits with different names are counted separately. */
  name: string;
  most: number;
  windowMinutes: number;
  /**
   * True to replace `most`, at each use, by a random number between half of it and all of it. Thus
   * somebody who shares a limit cannot tell from a refusal that somebody else has just used it.
   */
  isBlurred?: boolean;
}

// Hashed, so that the table does not reveal who tried to sign in from where.
const keyOf = ({ name }: RateLimit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('hex')}`;

/** One use of a limit, or several. */
export interface RateLimitUse {
  limit: RateLimit;
  /** Number of uses to consume, more for larger things; default 1. */
  uses?: number;
  /**
   * Who uses the limit: a normalised account name, a customer's uuid, a network, or a combination.
   */
  subject: string;
  /**
   * A second limit. Once `limit` is reached, a use is refused only if this one is reached too. It
   * counts all uses, also those before `limit` is reached.
   */
  past?: { limit: RateLimit; subject: string };
  /**
   * True to check `limit` without counting the use, which `countRateLimitUse` counts later. The
   * limit in `past` counts the use immediately all the same.
   */
  isOnlyRead?: boolean;
}

/**
 * Counts one use of a limit before the work starts, so that concurrent uses cannot exceed it.
 * @throws ApiProblem 429 with `Retry-After` if the limit is reached
 */
export const consumeRateLimit = (
  context: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> => consumeRateLimits(context, [{ limit, subject }]);

/**
 * Counts uses of several limits, or of none if one of them is reached.
 * @throws ApiProblem 429 with the longest `Retry-After` of the reached limits
 */
export async function consumeRateLimits(
  { db, now }: DataContext,
  tries: readonly RateLimitUse[],
): Promise<void> {
  const present = now();
  // Sorted, so that two transactions with the same keys never deadlock.
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

/** Counts one use afterwards; never refuses. */
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
 * Computes the milliseconds until `count` more uses are allowed; 0 if they are allowed now. Deletes
 * expired uses.
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

/** Deletes a subject's uses of a limit, after the person has proved who they are. */
export async function resetRateLimit(
  { db }: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await db.deleteFrom('tries').where('subject', '=', keyOf(limit, subject)).execute();
}

/** Deletes a subject's latest use of a limit, which turned out not to be an attempt. */
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
 * Deletes expired uses, except in rows that another transaction has locked. `consumeRateLimits`
 * locks rows of several subjects one by one, so waiting for them while holding others could
 * deadlock.
 */
export async function deleteExpiredRateLimitUses({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - LONGEST_TRY_WINDOW_MS);
  await sql`
    delete from tries where ctid = any(array(
      select ctid from tries where tried_at < ${since} for update skip locked))`.execute(db);
}
