import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

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
  const requestHash = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
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
