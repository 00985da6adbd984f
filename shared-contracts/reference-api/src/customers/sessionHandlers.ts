import type { Database } from '../database/schema';
import { notFound, unauthorized } from '../http/ApiProblem';
import { hashOf, idleSince } from '../http/accessTokens';
import type { Handlers } from '../http/Handlers';
import { assertPassword } from './assertPassword';

/**
 * Maximum number of listed sessions. A session that is not listed ends when it expires or when the
 * customer ends all other sessions.
 */
const MOST_LISTED = 50;

export const sessionHandlers: Handlers<'listSessions' | 'endSession' | 'endOtherSessions'> = {
  async listSessions({ customerUuid, token }, context) {
    const own = token === undefined ? undefined : hashOf(token);
    const rows = await context.db
      .selectFrom('accessTokens')
      .select(['uuid', 'tokenHash', 'device', 'network', 'createdAt', 'lastUsedAt'])
      .where('customerUuid', '=', customerUuid)
      .where('expiresAt', '>', context.now())
      .where('lastUsedAt', '>', idleSince(context))
      // Several sessions can have the same `lastUsedAt`, which is exact only to a few minutes. Then
      // `createdAt` decides.
      .orderBy('lastUsedAt', 'desc')
      .orderBy('createdAt', 'desc')
      .limit(MOST_LISTED)
      .execute();
    const items = rows.map(({ tokenHash, createdAt, lastUsedAt, ...session }) => ({
      ...session,
      startedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: tokenHash === own,
    }));
    return { items };
  },

  async endSession({ customerUuid, params, body, address, device }, context) {
    const { db } = context;
    const session = { uuid: params.uuid, customerUuid };
    // Looks for the session before checking the password. So a request for an unknown session gets
    // the same reply with any password, and does not count as a sign-in attempt.
    if (!(await isThere(db, session))) throw notFound('session');
    const password = body.currentPassword;
    await assertPassword(context, { customerUuid, password, address, device });
    await db
      .deleteFrom('accessTokens')
      .where('uuid', '=', session.uuid)
      .where('customerUuid', '=', customerUuid)
      .execute();
    return { isDone: true };
  },

  async endOtherSessions({ customerUuid, token, body, address, device }, context) {
    if (token === undefined) throw unauthorized();
    const password = body.currentPassword;
    await assertPassword(context, { customerUuid, password, address, device });
    await context.db
      .deleteFrom('accessTokens')
      .where('customerUuid', '=', customerUuid)
      .where('tokenHash', '!=', hashOf(token))
      .execute();
    return { isDone: true };
  },
};

async function isThere(db: Database, session: { uuid: string; customerUuid: string }) {
  const found = await db
    .selectFrom('accessTokens')
    .select('uuid')
    .where('uuid', '=', session.uuid)
    .where('customerUuid', '=', session.customerUuid)
    .executeTakeFirst();
  return found !== undefined;
}
