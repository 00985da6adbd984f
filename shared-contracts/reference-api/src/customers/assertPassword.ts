import { ApiProblem } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { consumeRateLimits } from '../http/rateLimits';
import { verifyPassword } from './passwords';
import { rateLimitsFor, resetSignInRateLimits, restoreNetworkUse } from './rateLimits';

interface Given {
  customerUuid: string;
  password: string | undefined;
  /** Network of whoever asks. */
  address: string;
}

/**
 * Checks the password of a customer before their credentials change: a token may have been stolen. Tries
 * count as those of signing in do.
 * @throws ApiProblem 403 `password-needed` or `wrong-password`, or 429
 */
export async function assertPassword(
  context: ApiContext,
  { customerUuid, password, address }: Given,
): Promise<void> {
  if (password === undefined) {
    throw new ApiProblem(403, 'password-needed', 'Enter your password to change this');
  }
  const { phone, passwordHash } = await context.db
    .selectFrom('customers')
    .select(['phone', 'passwordHash'])
    .where('uuid', '=', customerUuid)
    .executeTakeFirstOrThrow();
  await consumeRateLimits(context, rateLimitsFor('signIn', phone, address));
  if (!(await verifyPassword(passwordHash, password))) {
    throw new ApiProblem(403, 'wrong-password', 'The password is wrong');
  }
  await resetSignInRateLimits(context, phone, address);
  await restoreNetworkUse(context, 'signIn', address);
}
