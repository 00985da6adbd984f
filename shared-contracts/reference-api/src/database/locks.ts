import { sql } from 'kysely';
import type { DatabaseTransaction } from './schema';

/** Locks a name until the transaction ends; no row of that name has to exist. */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Locks an order until the transaction ends. Every change of the status of an order, its parcels or
 * its payments takes this lock first, so that cancelling, paying, expiring and sending never
 * overlap.
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
