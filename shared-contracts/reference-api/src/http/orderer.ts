import { unauthorized } from './ApiProblem';
import type { Guest } from './guestTokens';

/** Whoever places an order: a customer, or a guest with a verified phone. */
export type Orderer =
  | { customerUuid: string; guest?: undefined }
  | { customerUuid?: undefined; guest: Guest };

/**
 * @throws ApiProblem 401 if the caller is neither a customer nor a guest, which `registerCalls` has
 * already refused
 */
export function ordererOf(caller: {
  customerUuid: string | undefined;
  guest: Guest | undefined;
}): Orderer {
  if (caller.customerUuid !== undefined) return { customerUuid: caller.customerUuid };
  if (caller.guest) return { guest: caller.guest };
  throw unauthorized();
}

/**
 * True if the order belongs to the caller. A guest's token opens only the order that was made with
 * it, even after an account has got that order.
 */
export const isOwnOrder = (
  { customerUuid, guest }: Orderer,
  order: { uuid: string; customerUuid: string | null } | undefined,
) => (guest ? guest.orderUuid === order?.uuid : customerUuid === order?.customerUuid);
