import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Guest } from '../http/guestTokens';
import { hashOfRequest } from '../http/writeOnce';

/** Content of a guest's request to place an order, and its idempotency key. */
interface GuestRequest {
  wanted: unknown;
  key: string | undefined;
}

/**
 * Returns a hash that distinguishes requests. It includes the key, because two different orders may
 * have the same cart and address. Requests without a key count as equal if their content is equal.
 */
const hashOf = ({ wanted, key }: GuestRequest) =>
  hashOfRequest(key === undefined ? wanted : { wanted, key });

/**
 * Locks a guest's token until the transaction ends, because a token can place only one order.
 * @returns the order that the same request has already placed, or `undefined` if the token is
 * unused
 * @throws ApiProblem 409 if a different request has placed an order with the token
 */
export async function claimGuestToken(
  trx: DatabaseTransaction,
  { tokenHash }: Guest,
  request: GuestRequest,
): Promise<string | undefined> {
  const token = await trx
    .selectFrom('guestTokens')
    .select(['orderUuid', 'requestHash'])
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (token.orderUuid === null) return undefined;
  if (token.requestHash === hashOf(request)) return token.orderUuid;
  const message = 'This code has made its order already; ask for another one for the next';
  throw new ApiProblem(409, 'guest-order-placed', message);
}

export async function spendGuestToken(
  trx: DatabaseTransaction,
  { tokenHash }: Guest,
  orderUuid: string,
  request: GuestRequest,
): Promise<void> {
  await trx
    .updateTable('guestTokens')
    .set({ orderUuid, requestHash: hashOf(request) })
    .where('tokenHash', '=', tokenHash)
    .execute();
}
