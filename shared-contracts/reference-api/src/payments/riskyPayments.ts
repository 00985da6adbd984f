import { sql } from 'kysely';
import type { Database } from '../database/schema';

/** Note of a payment whose order is not sent before a person has looked at it. */
export const RISKY = 'Its provider rates it as a risk';
const SEEN_TO = 'Its provider rates it as a risk; a person has seen to it';

/** Our name at the gateway of the payment that keeps an order from being sent; null for most orders. */
export const heldInvoice = sql<string | null>`(select invoice from payments
  where order_uuid = orders.uuid and status = 'paid' and note = ${RISKY})`;

/** Payments that a person has to look at before their orders are sent, the oldest first. */
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
 * Notes that a person has looked at a payment, whose order may be sent from then on.
 * @returns false where none of that name at its gateway is listed
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
