import { createHash, randomBytes } from 'node:crypto';
import type { Database, DataContext } from '../database/schema';

const TOKEN_BYTES = 32;
const DAYS_VALID = 30;
const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Only hashes of tokens are kept, so that a stolen database opens nothing. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Makes a token for a customer. */
export async function issueToken(db: Database, customerUuid: string, now: Date) {
  const accessToken = createToken();
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
  for (const table of ['accessTokens', 'guestTokens'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
}
