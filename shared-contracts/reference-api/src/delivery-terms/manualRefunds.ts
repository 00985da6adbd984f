import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import { refundDueBy } from './refundTerms';

/** Note stored with a refund that its gateway cannot make. */
const MANUAL = 'Its provider cannot make this refund';

/**
 * SQL that is true for a refund that a person has to make: in cash, or instead of the gateway.
 * @param table name of the payments in the query
 */
export const isManual = (table = 'payments') =>
  sql<boolean>`(${sql.ref(`${table}.method`)} = 'cash-on-delivery'
    or ${sql.ref(`${table}.note`)} is not distinct from ${MANUAL})`;

/** Notes that a person has to make a refund. */
export async function noteManual(
  db: Database | DatabaseTransaction,
  paymentUuid: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ note: MANUAL })
    .where('uuid', '=', paymentUuid)
    .where('status', '=', 'refund-due')
    .execute();
}

/** Lists the refunds that a person has to make, oldest first. */
export async function listManualRefunds(db: Database) {
  const refunds = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .leftJoin('refundAccounts', 'refundAccounts.uuid', 'refundAccountUuid')
    .select(['orderNumber', 'method', 'invoice', 'refundDueBy', 'settledAt', 'payments.createdAt'])
    .select(['provider', 'number', 'refundFailedAt'])
    .select(({ fn }) => fn.coalesce('receivedPaisa', 'amountPaisa').as('paisa'))
    .where('payments.status', '=', 'refund-due')
    .where(isManual())
    .orderBy('settledAt')
    .orderBy('partNumber')
    .execute();
  return refunds.map((refund) => ({ ...refund, dueBy: refundDueBy(refund) }));
}
