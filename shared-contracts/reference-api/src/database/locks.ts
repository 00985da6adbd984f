import { sql } from 'kysely';
import type { DatabaseTransaction } from './schema';

/** Locks a name until the transaction ends. The name need not be the name of a row. */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/**
 * Locks an order until the transaction ends. Call this before each change of the status of an
 * order, of its parcels or of its payments, so that such changes never overlap.
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
