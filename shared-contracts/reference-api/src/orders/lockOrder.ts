import type { DatabaseTransaction } from '../database/schema';

/**
 * Holds an order until the transaction ends. Whatever changes an order, its parcels or its payments
 * starts here, so that cancelling, paying, giving up and sending come one after the other.
 */
export function lockOrder(trx: DatabaseTransaction, uuid: string) {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;
