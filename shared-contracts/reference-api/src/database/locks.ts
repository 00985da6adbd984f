import { sql } from 'kysely';
import type { DatabaseTransaction } from './schema';

/** Locks a name, which need not be a row, until the transaction ends. */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Locks an order until the transaction ends. Everything that changes an order, its parcels or its
 * payments starts here, so that cancelling, paying, expiring and sending never overlap.
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
