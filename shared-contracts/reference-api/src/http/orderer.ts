import { unauthorized } from './ApiProblem';
import type { Guest } from './guestTokens';

/** Whoever orders: a customer, or a guest with a verified phone. */
export type Orderer =
  | { customerUuid: string; guest?: undefined }
  | { customerUuid?: undefined; guest: Guest };

/** @throws ApiProblem 401 for nobody, which `registerCalls` has refused already */
export function ordererOf(caller: {
  customerUuid: string | undefined;
  guest: Guest | undefined;
}): Orderer {
  if (caller.customerUuid !== undefined) return { customerUuid: caller.customerUuid };
  if (caller.guest) return { guest: caller.guest };
  throw unauthorized();
}

/** True for one's own order; a guest has just the one that the token made, whoever it belongs to by now. */
export const isOwnOrder = (
  { customerUuid, guest }: Orderer,
  order: { uuid: string; customerUuid: string | null } | undefined,
) => (guest ? guest.orderUuid === order?.uuid : customerUuid === order?.customerUuid);
