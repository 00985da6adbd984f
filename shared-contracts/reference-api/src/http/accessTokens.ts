import { createHash, randomBytes } from 'node:crypto';
import type { Database, DataContext } from '../database/schema';

const TOKEN_BYTES = 32;
const DAYS_VALID = 30;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a token for a customer; only its hash is kept, so a stolen database opens no account. */
export async function issueToken(db: Database, customerUuid: string, now: Date) {
  const accessToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + DAYS_VALID * MS_PER_DAY);
  await db
    .insertInto('accessTokens')
    .values({ tokenHash: hashOf(accessToken), customerUuid, createdAt: now, expiresAt })
    .execute();
  return { accessToken, expiresAt: expiresAt.toISOString() };
}

export async function findTokenOwner(
  db: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('accessTokens')
    .select('customerUuid')
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found?.customerUuid;
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('accessTokens').where('tokenHash', '=', hashOf(token)).execute();
}

export async function deleteExpiredTokens({ db, now }: DataContext): Promise<void> {
  await db.deleteFrom('accessTokens').where('expiresAt', '<', now()).execute();
}
