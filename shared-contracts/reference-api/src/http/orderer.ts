import { type RawBuilder, sql } from 'kysely';
import { unauthorized } from './ApiProblem';
import type { Guest } from './guestTokens';

/** A person who places an order: a customer, or a guest with a verified phone. */
export type Orderer =
  | { customerUuid: string; guest?: undefined }
  | { customerUuid?: undefined; guest: Guest };

/** A customer, or a guest whose token is for an order. */
export type Buyer =
  | { customerUuid: string; guest?: undefined }
  | { customerUuid?: undefined; guest: Guest & { orderUuid: string } };

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
 * Like `ordererOf`, for calls about an order that exists.
 * @throws ApiProblem 401 also for a guest whose token has placed no order yet
 */
export function buyerOf(caller: Parameters<typeof ordererOf>[0]): Buyer {
  const orderer = ordererOf(caller);
  if (!orderer.guest) return orderer;
  const { orderUuid } = orderer.guest;
  if (orderUuid === null) throw unauthorized();
  return { guest: { ...orderer.guest, orderUuid } };
}

/**
 * True if the order belongs to the orderer. A guest's token gives access only to the order that was
 * placed with this token, even after that order was moved to an account.
 */
export const isOwnOrder = (
  { customerUuid, guest }: Orderer,
  order: { uuid: string; customerUuid: string | null },
) => (guest ? guest.orderUuid === order.uuid : customerUuid === order.customerUuid);

/**
 * SQL that is true for the orders that belong to the orderer, by the rule of `isOwnOrder`. The query
 * must contain the table `orders`.
 */
export const ofOrderer = ({ customerUuid, guest }: Orderer): RawBuilder<boolean> =>
  guest ? sql`orders.uuid = ${guest.orderUuid}` : sql`orders.customer_uuid = ${customerUuid}`;

/** Returns by whom requests are counted for rate limits: all orders of a guest's phone together. */
export const senderOf = ({ customerUuid, guest }: Orderer): string =>
  guest ? guest.phone : customerUuid;
