import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { lockName } from '../database/locks';
import type { DatabaseTransaction, DataContext } from '../database/schema';
import { ApiProblem } from './ApiProblem';

/** Most uses of something in a window of time. */
export interface RateLimit {
  /** Limits of different names do not share their uses. */
  name: string;
  most: number;
  windowMinutes: number;
  /**
   * Draws the bound of each use between half of `most` and all of it: nobody can find out by the refusals of a
   * budget that is nearly used up whether somebody else's request has consumed one of it.
   */
  isBlurred?: boolean;
}

// Hashed, so that the table does not become a list of who tried to sign in from where.
const keyOf = ({ name }: RateLimit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('hex')}`;

/** A use of a limit. */
export interface RateLimitUse {
  limit: RateLimit;
  /** How many it counts as, where something large takes more of the limit; 1 where left out. */
  uses?: number;
  /** A normalised account, a customer's uuid, a network, or several of them. */
  subject: string;
  /** Decides in its place once it is used up, so that it refuses nobody by itself; counted from the first use on. */
  past?: { limit: RateLimit; subject: string };
  /** Consumed later, by `countRateLimitUse`, if at all; what is `past` it is consumed at once. */
  isOnlyRead?: boolean;
}

/**
 * Consumes one use of a rate limit, before the work is done: uses made at once are all counted.
 * @throws ApiProblem 429 with `Retry-After` when the limit is reached
 */
export const consumeRateLimit = (
  context: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> => consumeRateLimits(context, [{ limit, subject }]);

/**
 * Consumes uses of several limits: of all of them, or of none when one is reached.
 * @throws ApiProblem 429 with the longest `Retry-After` of those that refuse
 */
export async function consumeRateLimits(
  { db, now }: DataContext,
  tries: readonly RateLimitUse[],
): Promise<void> {
  const present = now();
  // Always in the same order: two transactions that lock the same keys never deadlock.
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

/** Counts one use that has happened, and refuses nothing. */
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

/** Milliseconds until so many uses may be allowed; 0 when they are now. Deletes uses out of the window. */
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

/** True where a subject has used the limit within its window. */
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

/** Clears the uses of a subject, once it has proved who it is. */
export async function resetRateLimit(
  { db }: DataContext,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  await db.deleteFrom('tries').where('subject', '=', keyOf(limit, subject)).execute();
}

/** Gives one use back, the latest: what it was counted for has turned out to be no try. */
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
 * Deletes the uses that no window reaches back to. Rows that another transaction has locked are left
 * to the next run: `consumeRateLimits` locks the rows of one subject after the other, and waiting
 * for them while holding the next would be a deadlock.
 */
export async function deleteExpiredRateLimitUses({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - LONGEST_TRY_WINDOW_MS);
  await sql`
    delete from tries where ctid = any(array(
      select ctid from tries where tried_at < ${since} for update skip locked))`.execute(db);
}
