import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import { hashOf } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { verifyPassword } from './passwords';
import { consumeAttempt, resetSignInRateLimits } from './rateLimits';

interface Given {
  customerUuid: string;
  password: string | undefined;
  /** Network address of the client. */
  address: string;
  device: Device;
}

/**
 * Checks the password before a customer's credentials change, because the request's token may be
 * stolen. Each check counts toward the rate limits of sign-ins.
 * @returns hash of the checked password, for `lockCredentials`
 * @throws ApiProblem 403 `password-needed` or `wrong-password`, or 429 beyond a limit
 */
export async function assertPassword(
  context: ApiContext,
  { customerUuid, password, address, device }: Given,
): Promise<string> {
  if (password === undefined) {
    throw new ApiProblem(403, 'password-needed', 'Enter your password to change this');
  }
  const { phone, passwordHash } = await context.db
    .selectFrom('customers')
    .select(['phone', 'passwordHash'])
    .where('uuid', '=', customerUuid)
    .executeTakeFirstOrThrow();
  const sender = { account: phone, address, device };
  const restoreUse = await consumeAttempt(context, 'signIn', sender);
  if (!(await verifyPassword(passwordHash, password))) {
    const customer = customerUuid;
    throw new ApiProblem(403, 'wrong-password', 'The password is wrong', { customer });
  }
  await resetSignInRateLimits(context, sender);
  await restoreUse();
  return passwordHash;
}

/** Credentials that a request was allowed by. */
export interface CheckedCredentials {
  customerUuid: string;
  /** Hash that the password had when the request was allowed. */
  passwordHash: string;
  /** Access token of the request. */
  token: string | undefined;
}

/**
 * Locks the customer until the transaction ends, and checks that the password and the session are
 * still those by which the request was allowed. So a thief's request cannot undo a new password
 * that the owner sets at the same time.
 * @throws ApiProblem 401 if the password was changed or the session was ended meanwhile
 */
export async function lockCredentials(
  trx: DatabaseTransaction,
  { customerUuid, passwordHash, token }: CheckedCredentials,
): Promise<void> {
  if (token === undefined) throw unauthorized();
  const customer = await trx
    .selectFrom('customers')
    .select('uuid')
    .where('uuid', '=', customerUuid)
    .where('passwordHash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const session = await trx
    .selectFrom('accessTokens')
    .select('uuid')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst();
  if (!customer || !session) throw unauthorized();
}
