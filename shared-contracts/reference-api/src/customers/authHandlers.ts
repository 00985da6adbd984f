import { inTransaction } from '../database/inTransaction';
import type { Database } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import { revokeToken } from '../http/accessTokens';
import type { Handlers } from '../http/Handlers';
import { normalizeAccount } from './credentials';
import { openSession, reportSignIn } from './openSession';
import { hashPassword, isOfOtherCost, verifyPassword } from './passwords';
import { consumeAttempt, resetSignInRateLimits } from './rateLimits';

export const authHandlers: Handlers<'signIn' | 'logout'> = {
  async signIn({ body, token, address, device }, context) {
    const { db } = context;
    const target = normalizeAccount(body.emailOrPhone);
    const sender = { account: target.account, address, device };
    const restoreUse = await consumeAttempt(context, 'signIn', sender);
    const customer = await findByAccount(db, target);
    const isRight = await verifyPassword(customer?.passwordHash, body.password);
    if (!customer || !isRight) throw wrongCredentials(customer?.uuid);
    await resetSignInRateLimits(context, sender);
    await restoreUse();
    // Revokes the token that this browser sent, because somebody else may have planted it there.
    if (token) await revokeToken(db, token);
    const signedIn = await inTransaction(db, async (trx) => {
      // The lock lasts until the new token is stored. A simultaneous password reset happens either
      // after that and revokes the token, or before and makes this password wrong.
      const same = await trx
        .selectFrom('customers')
        .select('uuid')
        .where('uuid', '=', customer.uuid)
        .where('passwordHash', '=', customer.passwordHash)
        .forShare()
        .executeTakeFirst();
      if (!same) throw wrongCredentials(customer.uuid);
      return openSession(trx, context, { customerUuid: same.uuid, device, address });
    });
    await renewHash(db, customer, body.password);
    const { isKnown, ...issued } = signedIn;
    await reportSignIn(context, { customer, by: 'password', address, isKnown });
    return { ...issued, phoneVerified: customer.phoneVerified };
  },

  async logout({ token }, { db }) {
    if (token) await revokeToken(db, token);
    return { isDone: true };
  },
};

/**
 * Replaces a password hash if new hashes have another cost factor. Only a sign-in can do this,
 * because it has the password in clear text. Does nothing if the stored hash has changed meanwhile.
 */
async function renewHash(
  db: Database,
  { uuid, passwordHash }: { uuid: string; passwordHash: string },
  password: string,
): Promise<void> {
  if (!isOfOtherCost(passwordHash)) return;
  await db
    .updateTable('customers')
    .set({ passwordHash: await hashPassword(password) })
    .where('uuid', '=', uuid)
    .where('passwordHash', '=', passwordHash)
    .execute();
}

const wrongCredentials = (customer: string | undefined) =>
  new ApiProblem(401, 'wrong-credentials', 'Wrong e-mail, phone or password', { customer });

function findByAccount(db: Database, { account, column }: ReturnType<typeof normalizeAccount>) {
  return db
    .selectFrom('customers')
    .select(['uuid', 'passwordHash', 'phone', 'phoneVerified', 'email', 'emailVerified'])
    .where(column, '=', account)
    .executeTakeFirst();
}
