import type { DataContext } from '../database/schema';
import { hashOf } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { assertPassword } from './assertPassword';

const RECENT_MS = 15 * 60_000;

interface Given {
  customerUuid: string;
  token: string | undefined;
  password: string | undefined;
  /** Network address of the client. */
  address: string;
  device: Device;
}

/**
 * Checks that the customer has signed in a short time ago, or else the password, because the
 * request's token may be stolen.
 * @returns what proved the customer's identity, and the hash of the password at that time, for
 * `lockCredentials`
 * @throws ApiProblem 403 `password-needed` or `wrong-password`, or 429 beyond a limit
 */
export async function assertRecentSignIn(
  context: ApiContext,
  given: Given,
): Promise<{ by: 'password' | 'session'; passwordHash: string }> {
  const recent =
    given.password === undefined ? await findRecentSignIn(context, given.token) : undefined;
  if (recent) return { by: 'session', ...recent };
  return { by: 'password', passwordHash: await assertPassword(context, given) };
}

/**
 * Finds the session of a token and the hash of its customer's password, if the session began a
 * short time ago and the password was not changed in it.
 */
export function findRecentSignIn({ db, now }: DataContext, token: string | undefined) {
  if (token === undefined) return undefined;
  return db
    .selectFrom('accessTokens')
    .innerJoin('customers', 'customers.uuid', 'accessTokens.customerUuid')
    .select('passwordHash')
    .where('tokenHash', '=', hashOf(token))
    .where('needsPassword', '=', false)
    .where('accessTokens.createdAt', '>', new Date(now().getTime() - RECENT_MS))
    .executeTakeFirst();
}
