import type { Database } from '../database/schema';
import { createToken, hashOf } from './accessTokens';
import { lifetimeStart } from './testSession';

/** Lifetime of a token that allows placing an order. */
const MINUTES_TO_ORDER = 120;
/** Lifetime of a token that opens an earlier order. */
const MINUTES_OPEN = 30;

/** A person without an account who has verified a phone in order to place or open one order. */
export interface Guest {
  /**
   * Hash of the guest's token. If several tokens allow the same order, this is the hash of the
   * token that was issued first.
   */
  tokenHash: string;
  /** Begins with +88. */
  phone: string;
  /** The order that was made with the token, or that the token was issued for. */
  orderUuid: string | null;
}

/**
 * Issues a token to a guest who has verified a phone.
 * @param orderUuid order that the token opens; null to allow placing one order
 */
export async function issueGuestToken(
  db: Database,
  phone: string,
  now: Date,
  orderUuid: string | null = null,
) {
  const guestToken = createToken();
  const tokenHash = hashOf(guestToken);
  const minutes = orderUuid === null ? MINUTES_TO_ORDER : MINUTES_OPEN;
  const expiresAt = new Date(lifetimeStart(now).getTime() + minutes * 60_000);
  await db
    .insertInto('guestTokens')
    .values({ tokenHash, phone, orderUuid, createdAt: now, expiresAt })
    .execute();
  return { guestToken, tokenHash, expiresAt: expiresAt.toISOString() };
}

/**
 * Issues another token for the same order as an earlier token. The order can be placed, read and
 * paid with any of these tokens.
 */
export async function issueFurtherToken(db: Database, firstHash: string, now: Date) {
  const guestToken = createToken();
  const { phone, expiresAt } = await db
    .selectFrom('guestTokens')
    .select(['phone', 'expiresAt'])
    .where('tokenHash', '=', firstHash)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('guestTokens')
    .values({ tokenHash: hashOf(guestToken), firstHash, phone, createdAt: now, expiresAt })
    .execute();
  return { guestToken, expiresAt: expiresAt.toISOString() };
}

export function findGuest(db: Database, token: string, now: Date): Promise<Guest | undefined> {
  return db
    .selectFrom('guestTokens as sent')
    .innerJoin('guestTokens as first', (join) =>
      join.on(({ eb, fn }) =>
        eb('first.tokenHash', '=', fn.coalesce('sent.firstHash', 'sent.tokenHash')),
      ),
    )
    .select(['first.tokenHash', 'first.phone', 'first.orderUuid'])
    .where('sent.tokenHash', '=', hashOf(token))
    .where('sent.expiresAt', '>', now)
    .executeTakeFirst();
}
