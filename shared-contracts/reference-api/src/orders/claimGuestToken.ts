import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Guest } from '../http/guestTokens';
import { hashOfRequest } from '../http/writeOnce';

/**
 * Holds a guest's token until the transaction ends, for it makes one order: sent again with the same
 * request, it finds that order.
 * @returns the order it has made, or `undefined` when it is still good
 * @throws ApiProblem 409 when it has made another one
 */
export async function claimGuestToken(
  trx: DatabaseTransaction,
  { tokenHash }: Guest,
  wanted: unknown,
): Promise<string | undefined> {
  const token = await trx
    .selectFrom('guestTokens')
    .select(['orderUuid', 'requestHash'])
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (token.orderUuid === null) return undefined;
  if (token.requestHash === hashOfRequest(wanted)) return token.orderUuid;
  const message = 'This code has made its order already; ask for another one for the next';
  throw new ApiProblem(409, 'guest-order-placed', message);
}

export async function spendGuestToken(
  trx: DatabaseTransaction,
  { tokenHash }: Guest,
  { orderUuid, wanted }: { orderUuid: string; wanted: unknown },
): Promise<void> {
  await trx
    .updateTable('guestTokens')
    .set({ orderUuid, requestHash: hashOfRequest(wanted) })
    .where('tokenHash', '=', tokenHash)
    .execute();
}
