import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Guest } from '../http/guestTokens';

const hashOf = (wanted: unknown) =>
  createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

interface Claim {
  customerUuid: string;
  key: string;
  /** Body of the request, after validation. */
  wanted: unknown;
  /** The order this request would make. */
  orderUuid: string;
}

/**
 * Claims a key for an order. The insert waits for another request that is using the key just now,
 * so that of two at once the second finds the first one's order.
 * @returns the order made under this key before, or `undefined` when the claim is new
 * @throws ApiProblem 409 when the key was used for something else
 */
export async function claimIdempotencyKey(
  trx: DatabaseTransaction,
  { customerUuid, key, wanted, orderUuid }: Claim,
): Promise<string | undefined> {
  const requestHash = hashOf(wanted);
  const claimed = await trx
    .insertInto('idempotencyKeys')
    .values({ customerUuid, key, requestHash, orderUuid })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await trx
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'orderUuid'])
    .where('customerUuid', '=', customerUuid)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.requestHash !== requestHash) {
    const message = 'This Idempotency-Key was already used for another order';
    throw new ApiProblem(409, 'idempotency-key-reused', message);
  }
  return earlier.orderUuid;
}

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
  if (token.requestHash === hashOf(wanted)) return token.orderUuid;
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
    .set({ orderUuid, requestHash: hashOf(wanted) })
    .where('tokenHash', '=', tokenHash)
    .execute();
}
