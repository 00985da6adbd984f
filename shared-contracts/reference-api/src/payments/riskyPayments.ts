import { sql } from 'kysely';
import type { Database } from '../database/schema';

/** Note stored with a payment that a person has to check before its order is sent. */
export const RISKY = 'Its provider rates it as a risk';
const SEEN_TO = 'Its provider rates it as a risk; a person has seen to it';

/**
 * SQL for the invoice id of the order's payment that a person has to check before the order is
 * sent; null if there is none.
 */
export const heldInvoice = sql<string | null>`(select invoice from payments
  where order_uuid = orders.uuid and status = 'paid' and note = ${RISKY})`;

/** Lists the payments that a person has to check before their orders are sent, oldest first. */
export const listRisky = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select(['orderNumber', 'method', 'amountPaisa', 'invoice'])
    .where('payments.status', '=', 'paid')
    .where('payments.note', '=', RISKY)
    .orderBy('createdAt')
    .execute();

/**
 * Records that a person has checked a payment. Its order may then be sent.
 * @returns false if `listRisky` does not list the invoice
 */
export async function closeRisky(db: Database, invoice: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ note: SEEN_TO })
    .where('invoice', '=', invoice)
    .where('status', '=', 'paid')
    .where('note', '=', RISKY)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
