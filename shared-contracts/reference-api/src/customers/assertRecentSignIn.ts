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
 * @returns what proved the customer's identity
 * @throws ApiProblem 403 `password-needed` or `wrong-password`, or 429 beyond a limit
 */
export async function assertRecentSignIn(
  context: ApiContext,
  given: Given,
): Promise<'password' | 'session'> {
  if (given.password === undefined && (await isRecentSignIn(context, given.token))) {
    return 'session';
  }
  await assertPassword(context, given);
  return 'password';
}

/** True if the session of this token began a short time ago. */
export async function isRecentSignIn(
  { db, now }: DataContext,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const session = await db
    .selectFrom('accessTokens')
    .select('uuid')
    .where('tokenHash', '=', hashOf(token))
    .where('createdAt', '>', new Date(now().getTime() - RECENT_MS))
    .executeTakeFirst();
  return session !== undefined;
}
