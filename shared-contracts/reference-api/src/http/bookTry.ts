import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';
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

/** A try at something. */
export interface Try {
  limit: TryLimit;
  /** Who tries: a normalised account, a customer's uuid, a network, or several of them. */
  subject: string;
}

/**
 * Books a try before its work is done, so that tries made at once are all counted.
 * @throws ApiProblem 429 with `Retry-After` when the subject has used up its tries
 */
export const bookTry = (context: TryContext, limit: TryLimit, subject: string): Promise<void> =>
  bookTries(context, [{ limit, subject }]);

/**
 * Books one try with several limits: with all of them, or with none when one refuses it.
 * @throws ApiProblem 429 with the longest `Retry-After` of those that refuse
 */
export async function bookTries({ db, now }: TryContext, tries: readonly Try[]): Promise<void> {
  const present = now();
  // In one order, so that two who book at once never wait in a circle.
  const booked = tries
    .map(({ limit, subject }) => ({ limit, key: keyOf(limit, subject) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  await db.transaction().execute(async (trx) => {
    const waits: number[] = [];
    for (const { limit, key } of booked) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
      waits.push(await readWait(trx, limit, key, present));
    }
    const waitMs = Math.max(...waits);
    if (waitMs > 0) throw tooMany(waitMs);
    const rows = booked.map(({ key }) => ({ subject: key, triedAt: present }));
    await trx.insertInto('tries').values(rows).execute();
  });
}

/** How long until a subject may try again, in ms; 0 when it may now. Forgets tries out of date. */
async function readWait(
  trx: DatabaseTransaction,
  { most, windowMinutes }: TryLimit,
  key: string,
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
  return recent.count < most ? 0 : recent.first.getTime() + windowMs - present.getTime();
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
