import type { DatabaseTransaction } from '../database/schema';
import { issueToken } from '../http/accessTokens';
import type { Device } from '../http/deviceCookie';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import { recognizeDevice } from './knownDevices';
import { logAccess } from './logAccess';
import { notifyOwner, type Reachable } from './notifyOwner';
import { isWithinLimit, RATE_LIMITS } from './rateLimits';

interface Client {
  /** Network address of the client. */
  address: string;
  device: Device;
}

/**
 * Issues a token to a customer who has signed in, and records the browser. The caller has locked the
 * customer's row, so that a simultaneous new password either revokes the token or makes the sign-in
 * fail.
 */
export async function openSession(
  trx: DatabaseTransaction,
  { now, sessionLimits }: ApiContext,
  { customerUuid, address, device }: Client & { customerUuid: string },
) {
  const isKnown = await recognizeDevice(trx, device, { customerUuid, now: now() });
  const session = { ...sessionLimits, device: device.name, address };
  return { isKnown, ...(await issueToken(trx, customerUuid, lifetimeStart(now()), session)) };
}

interface SignIn {
  customer: Reachable & { uuid: string };
  by: 'password' | 'passkey';
  address: string;
  /** True if the customer has signed in from this browser before. */
  isKnown: boolean;
}

/** Logs a sign-in, and notifies the owner of the account if the browser is new. */
export async function reportSignIn(
  context: ApiContext,
  { customer, by, address, isKnown }: SignIn,
): Promise<void> {
  logAccess(context, { event: 'signed-in', customer: customer.uuid, by, network: address });
  if (!isKnown && (await isWithinLimit(context, RATE_LIMITS.newDevice.account, customer.uuid))) {
    notifyOwner(context, 'newDevice', customer);
  }
}
