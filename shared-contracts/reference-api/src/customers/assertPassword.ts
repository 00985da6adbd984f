import { ApiProblem } from '../http/ApiProblem';
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
 * @throws ApiProblem 403 `password-needed` or `wrong-password`, or 429 beyond a limit
 */
export async function assertPassword(
  context: ApiContext,
  { customerUuid, password, address, device }: Given,
): Promise<void> {
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
}
