import { withPhonePrefix } from '@marketplace/contracts/api/phone';
import type { Database } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { issueToken, revokeToken } from './accessTokens';
import { isPasswordRight } from './passwords';
import { bookTry, forgetTries } from './signInThrottle';

export const authHandlers: Handlers<'signIn' | 'logout' | 'getCurrentCustomer'> = {
  async signIn({ body, token, address }, { db }) {
    const account = withPhonePrefix(body.emailOrPhone).toLowerCase();
    await bookTry(db, { account, address });
    const customer = await findByAccount(db, account);
    const isRight = await isPasswordRight(customer?.passwordHash, body.password);
    if (!customer || !isRight) {
      throw new ApiProblem(401, 'wrong-credentials', 'Wrong e-mail, phone or password');
    }
    await forgetTries(db, account);
    // The token this browser came with ends here, whoever put it there.
    if (token) await revokeToken(db, token);
    return {
      ...(await issueToken(db, customer.uuid)),
      phoneVerified: customer.phoneVerified,
    };
  },

  async logout({ token }, { db }) {
    if (token) await revokeToken(db, token);
    return { isDone: true };
  },

  async getCurrentCustomer({ customerUuid }, { db }) {
    const customer = await db
      .selectFrom('customers')
      .select(['uuid', 'fullName', 'phone', 'email', 'phoneVerified'])
      .where('uuid', '=', customerUuid)
      .executeTakeFirst();
    if (!customer) throw unauthorized();
    return customer;
  },
};

function findByAccount(db: Database, account: string) {
  return db
    .selectFrom('customers')
    .select(['uuid', 'passwordHash', 'phoneVerified'])
    .where(account.includes('@') ? 'email' : 'phone', '=', account)
    .executeTakeFirst();
}
