import type { Database } from '../database/schema';
import { createToken, hashOf } from './accessTokens';

const HOURS_VALID = 2;

/** Somebody without an account who has verified a phone, to order with it once. */
export interface Guest {
  /** Key of the row that holds the token. */
  tokenHash: string;
  /** With +88. */
  phone: string;
  /** The order the token has made. */
  orderUuid: string | null;
}

/** Makes a token for whoever has verified a phone: good for one order, and no account. */
export async function issueGuestToken(db: Database, phone: string, now: Date) {
  const guestToken = createToken();
  const expiresAt = new Date(now.getTime() + HOURS_VALID * 60 * 60 * 1000);
  await db
    .insertInto('guestTokens')
    .values({ tokenHash: hashOf(guestToken), phone, createdAt: now, expiresAt })
    .execute();
  return { guestToken, expiresAt: expiresAt.toISOString() };
}

export function findGuest(db: Database, token: string, now: Date): Promise<Guest | undefined> {
  return db
    .selectFrom('guestTokens')
    .select(['tokenHash', 'phone', 'orderUuid'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}
