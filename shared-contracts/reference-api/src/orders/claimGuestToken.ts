import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Guest } from '../http/guestTokens';
import { hashOfRequest } from '../http/writeOnce';

/** What a guest's order request contains, and its idempotency key. */
interface GuestRequest {
  wanted: unknown;
  /** The `Idempotency-Key` header, if sent. */
  key: string | undefined;
}

/**
 * Hashes the key too, because two orders can have the same cart and address and differ only in
 * their keys. Without keys, a token makes one order.
 */
const hashOf = ({ wanted, key }: GuestRequest) =>
  hashOfRequest(key === undefined ? wanted : { wanted, key });

/**
 * Locks a guest's token until the transaction ends. A token makes one order; if the request is
 * repeated, it finds that order.
 * @returns the order that was made with the token, or `undefined` if there is none
 * @throws ApiProblem 409 if another request has made an order with the token
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
