import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

const WINDOW_MINUTES = 15;
const TRIES_PER_ACCOUNT = 10;
/** Generous: mobile networks put thousands of shoppers behind one address. */
const TRIES_PER_ADDRESS = 100;

interface Attempt {
  /** Normalised e-mail or phone. */
  account: string;
  address: string;
}

// Hashed, so that the table does not become a list of who tried to sign in.
const accountSubject = (account: string) =>
  `account:${createHash('sha256').update(account).digest('hex')}`;

/**
 * Books a try before the password is looked at, so that tries made at once are all counted.
 * @throws ApiProblem 429 when account or address has used up its tries
 */
export async function bookTry(db: Database, { account, address }: Attempt): Promise<void> {
  await bookOne(db, accountSubject(account), TRIES_PER_ACCOUNT);
  await bookOne(db, `address:${address}`, TRIES_PER_ADDRESS);
}

async function bookOne(db: Database, subject: string, mostTries: number): Promise<void> {
  const since = new Date(Date.now() - WINDOW_MINUTES * 60_000);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(trx);
    await trx
      .deleteFrom('signInFailures')
      .where('subject', '=', subject)
      .where('failedAt', '<', since)
      .execute();
    const recent = await trx
      .selectFrom('signInFailures')
      .select(({ fn }) => [fn.countAll<number>().as('tries'), fn.min('failedAt').as('first')])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    if (recent.tries >= mostTries) throw tooMany(recent.first);
    await trx.insertInto('signInFailures').values({ subject }).execute();
  });
}

function tooMany(first: Date): ApiProblem {
  const waitMs = first.getTime() + WINDOW_MINUTES * 60_000 - Date.now();
  return new ApiProblem(429, 'too-many-tries', 'Too many tries, please wait and try again later', {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}

/** A right password clears the account's tries; the address keeps its own. */
export async function forgetTries(db: Database, account: string): Promise<void> {
  await db.deleteFrom('signInFailures').where('subject', '=', accountSubject(account)).execute();
}
