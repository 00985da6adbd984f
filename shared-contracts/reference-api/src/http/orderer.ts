import { unauthorized } from './ApiProblem';
import type { Guest } from './guestTokens';

/** A person who places an order: a customer, or a guest with a verified phone. */
export type Orderer =
  | { customerUuid: string; guest?: undefined }
  | { customerUuid?: undefined; guest: Guest };

/**
 * Returns the customer or guest who sent a request.
 * @throws ApiProblem 401 if there is neither. `registerCalls` already refuses such requests
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
 * True if the order belongs to the orderer. A guest's token gives access only to the order that was
 * placed with this token, even after that order was moved to an account.
 */
export const isOwnOrder = (
  { customerUuid, guest }: Orderer,
  order: { uuid: string; customerUuid: string | null } | undefined,
) => (guest ? guest.orderUuid === order?.uuid : customerUuid === order?.customerUuid);
