import { createHash, randomBytes } from 'node:crypto';
import type { Database, DataContext } from '../database/schema';
import { SESSION_LIMITS, type SessionLimits } from './SessionLimits';
import { coarseNetwork } from './sessionFacts';
import { lifetimeStart } from './testSession';

const TOKEN_BYTES = 32;
const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** Minimum time between two updates of `lastUsedAt`, so that not every request writes. */
const TOUCH_MS = 5 * 60 * 1000;

type SessionContext = DataContext & { sessionLimits: SessionLimits };

/**
 * Hashes a token. The database contains only hashes of tokens, so that a stolen copy of it gives no
 * access.
 */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const createToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

interface NewSession {
  mostDays?: number;
  device?: string | null;
  /** Network address of the client that signs in. */
  address?: string;
}

/**
 * Issues a token to a customer.
 * @param start time from which the token's lifetime counts, usually `lifetimeStart`
 */
export async function issueToken(
  db: Database,
  customerUuid: string,
  start: Date,
  { mostDays = SESSION_LIMITS.mostDays, device = null, address }: NewSession = {},
) {
  const accessToken = createToken();
  const expiresAt = new Date(start.getTime() + mostDays * MS_PER_DAY);
  const network = address === undefined ? null : coarseNetwork(address);
  await db
    .insertInto('accessTokens')
    .values({
      tokenHash: hashOf(accessToken),
      customerUuid,
      device,
      network,
      createdAt: start,
      lastUsedAt: start,
      expiresAt,
    })
    .execute();
  return { accessToken, expiresAt: expiresAt.toISOString() };
}

/** Returns a time: sessions whose last use was before it have expired. */
export const idleSince = ({ now, sessionLimits }: Omit<SessionContext, 'db'>) =>
  new Date(now().getTime() - sessionLimits.idleDays * MS_PER_DAY);

/**
 * Finds the customer to whom a valid token belongs. If the session's last use was stored more than
 * a few minutes ago, updates the last use and the network.
 */
export async function findTokenOwner(
  context: SessionContext,
  token: string,
  address: string,
): Promise<string | undefined> {
  const { db, now } = context;
  const tokenHash = hashOf(token);
  const found = await db
    .selectFrom('accessTokens')
    .select(['customerUuid', 'lastUsedAt'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now())
    .where('lastUsedAt', '>', idleSince(context))
    .executeTakeFirst();
  if (!found) return undefined;
  const touchedBefore = new Date(now().getTime() - TOUCH_MS);
  if (found.lastUsedAt <= touchedBefore) {
    await db
      .updateTable('accessTokens')
      .set({ lastUsedAt: lifetimeStart(now()), network: coarseNetwork(address) })
      .where('tokenHash', '=', tokenHash)
      .where('lastUsedAt', '<=', touchedBefore)
      .execute();
  }
  return found.customerUuid;
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('accessTokens').where('tokenHash', '=', hashOf(token)).execute();
}

export async function deleteExpiredTokens(context: SessionContext): Promise<void> {
  const { db, now } = context;
  for (const table of ['accessTokens', 'guestTokens'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<', now()).execute();
  }
  await db.deleteFrom('accessTokens').where('lastUsedAt', '<', idleSince(context)).execute();
}
