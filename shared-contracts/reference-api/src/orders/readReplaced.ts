import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

/**
 * Finds orders of which pieces were replaced after a complaint. They cannot be cancelled, because a
 * cancellation does not return the replacements to stock.
 * @returns the uuids of these orders, and of their parcels with replaced pieces
 */
export async function readReplaced(
  db: Database | DatabaseTransaction,
  orderUuids: string[],
): Promise<{ orders: ReadonlySet<string>; parcels: ReadonlySet<string> }> {
  const rows = await replacedParcels(db).where('parcels.orderUuid', 'in', orderUuids).execute();
  return {
    orders: new Set(rows.map(({ orderUuid }) => orderUuid)),
    parcels: new Set(rows.map(({ uuid }) => uuid)),
  };
}

/** @throws ApiProblem 409 if pieces of an order, or of a parcel, were replaced after a complaint */
export async function assertNotReplaced(
  trx: DatabaseTransaction,
  of: { orderUuid: string } | { parcelUuid: string },
): Promise<void> {
  const query = replacedParcels(trx).limit(1);
  const [replaced] = await ('orderUuid' in of
    ? query.where('parcels.orderUuid', '=', of.orderUuid)
    : query.where('parcels.uuid', '=', of.parcelUuid)
  ).execute();
  if (!replaced) return;
  const message = 'Pieces of this order are sent again, so it can no longer be cancelled';
  throw new ApiProblem(409, 'order-replaced', message);
}

const replacedParcels = (db: Database | DatabaseTransaction) =>
  db
    .selectFrom('complaintOutcomes')
    .innerJoin('complaints', 'complaints.uuid', 'complaintOutcomes.complaintUuid')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select(['parcels.orderUuid', 'parcels.uuid'])
    .where('complaintOutcomes.kind', '=', 'replacement');
