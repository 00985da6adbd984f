import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiProblem } from './ApiProblem';
import type { ApiContext } from './Handlers';

/** How often something may be tried. */
export interface TryLimit {
  /** What is tried; limits of different names do not share their tries. */
  name: string;
  most: number;
  windowMinutes: number;
}

type TryContext = Pick<ApiContext, 'db' | 'now'>;

// Hashed, so that the table does not become a list of who tried to sign in from where.
const keyOf = ({ name }: TryLimit, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('hex')}`;

/**
 * Books a try before its work is done, so that tries made at once are all counted.
 * @param subject who tries: a normalised account, a customer's uuid, a network address
 * @throws ApiProblem 429 with `Retry-After` when the subject has used up its tries
 */
export async function bookTry(
  { db, now }: TryContext,
  limit: TryLimit,
  subject: string,
): Promise<void> {
  const key = keyOf(limit, subject);
  const windowMs = limit.windowMinutes * 60_000;
  const present = now();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
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
    if (recent.count >= limit.most) {
      throw tooMany(recent.first.getTime() + windowMs - present.getTime());
    }
    await trx.insertInto('tries').values({ subject: key, triedAt: present }).execute();
  });
}

function tooMany(waitMs: number): ApiProblem {
  return new ApiProblem(429, 'too-many-tries', 'Too many tries, please wait and try again later', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** Forgets what a subject has tried, once it has shown that it may. */
export async function forgetTries(
  { db }: TryContext,
  limit: TryLimit,
  subject: string,
): Promise<void> {
  await db.deleteFrom('tries').where('subject', '=', keyOf(limit, subject)).execute();
}
