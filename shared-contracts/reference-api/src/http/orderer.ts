import { unauthorized } from './ApiProblem';
import type { Guest } from './guestTokens';

/** The person who orders: a customer, or a guest with a verified phone. */
export type Orderer =
  | { customerUuid: string; guest?: undefined }
  | { customerUuid?: undefined; guest: Guest };

/** @throws ApiProblem 401 if there is neither; `registerCalls` has refused that already */
export function ordererOf(caller: {
  customerUuid: string | undefined;
  guest: Guest | undefined;
}): Orderer {
  if (caller.customerUuid !== undefined) return { customerUuid: caller.customerUuid };
  if (caller.guest) return { guest: caller.guest };
  throw unauthorized();
}

/**
 * True if the order is the caller's own; a guest owns only the order of the token, even after an
 * account has claimed it.
 */
export const isOwnOrder = (
  { customerUuid, guest }: Orderer,
  order: { uuid: string; customerUuid: string | null } | undefined,
) => (guest ? guest.orderUuid === order?.uuid : customerUuid === order?.customerUuid);
