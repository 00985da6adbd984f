import type { Database, DatabaseTransaction } from '../database/schema';

/**
 * Finds orders of which pieces were replaced after a complaint. They cannot be cancelled, because a
 * cancellation does not return the replacements to stock.
 * @returns the uuids of these orders
 */
export async function readReplaced(
  db: Database | DatabaseTransaction,
  orderUuids: string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('complaintOutcomes')
    .innerJoin('complaints', 'complaints.uuid', 'complaintOutcomes.complaintUuid')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select('parcels.orderUuid')
    .where('complaintOutcomes.kind', '=', 'replacement')
    .where('parcels.orderUuid', 'in', orderUuids)
    .execute();
  return new Set(rows.map(({ orderUuid }) => orderUuid));
}
