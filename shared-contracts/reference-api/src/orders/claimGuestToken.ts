import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Guest } from '../http/guestTokens';
import { hashOfRequest } from '../http/writeOnce';

/** Content of a guest's order, with the key it was sent under. */
interface GuestRequest {
  wanted: unknown;
  /** The `Idempotency-Key`, where one was sent. */
  key: string | undefined;
}

/**
 * The cart and the address of a later order may be those of the first, and only its key is another. Without
 * keys the token is the only one.
 */
const hashOf = ({ wanted, key }: GuestRequest) =>
  hashOfRequest(key === undefined ? wanted : { wanted, key });

/**
 * Holds a guest's token until the transaction ends, for it makes one order: sent again with the same
 * request, it finds that order.
 * @returns the order it has made, or `undefined` when it is still good
 * @throws ApiProblem 409 when it has made another one
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
