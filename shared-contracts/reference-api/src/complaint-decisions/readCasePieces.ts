import type { OrderStatus } from '@marketplace/contracts/api/orders';
import type { LockedComplaint } from '../complaints/lockCase';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { paidForLine, valueOfPieces } from './pieceValue';

/** The order line of a complaint, with the data on which a decision depends. */
export interface CasePieces {
  item: { productUuid: string; variantUuid: string | null };
  parcelStatus: OrderStatus;
  /** Paisa that an earlier outcome of this complaint has refunded. */
  ownPaisa: number;
  /** Returns the highest refund for a number of pieces of the complaint, in paisa. */
  valueOf: (pieces: number) => number;
}

/** Reads the line of a complaint, and the outcomes of all complaints about this line. */
export async function readCasePieces(
  trx: DatabaseTransaction,
  order: LockedOrder,
  { uuid, orderItemUuid }: LockedComplaint,
): Promise<CasePieces> {
  const lines = await trx
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .selectAll('orderItems')
    .select('parcels.status')
    .where('parcels.orderUuid', '=', order.uuid)
    .orderBy('parcels.position')
    .orderBy('orderItems.position')
    .execute();
  const line = lines.find((each) => each.uuid === orderItemUuid);
  if (!line) throw new Error('this case is not about a line of this order');
  const outcomes = await trx
    .selectFrom('complaintOutcomes')
    .innerJoin('complaints', 'complaints.uuid', 'complaintOutcomes.complaintUuid')
    .leftJoin('payments', 'payments.uuid', 'complaintOutcomes.refundUuid')
    .select(['complaintUuid', 'complaintOutcomes.quantity', 'amountPaisa'])
    .where('complaints.orderItemUuid', '=', orderItemUuid)
    .execute();
  const paisaOf = (chosen: typeof outcomes) =>
    chosen.reduce((sum, { amountPaisa }) => sum + (amountPaisa ?? 0), 0);
  const others = outcomes.filter(({ complaintUuid }) => complaintUuid !== uuid);
  // Counts pieces once per complaint, because both its outcomes are about the same pieces.
  const granted = new Map<string, number>();
  for (const { complaintUuid, quantity } of others) {
    granted.set(complaintUuid, Math.max(quantity, granted.get(complaintUuid) ?? 0));
  }
  // The sums of an order no longer contain its cancelled parcels.
  const kept = lines.filter(({ status }) => status !== 'cancelled');
  const paid = paidForLine(order, kept, orderItemUuid);
  const elsewhere = {
    pieces: [...granted.values()].reduce((sum, pieces) => sum + pieces, 0),
    paisa: paisaOf(others),
  };
  return {
    item: line,
    parcelStatus: line.status,
    ownPaisa: paisaOf(outcomes.filter((each) => !others.includes(each))),
    valueOf: (pieces) => valueOfPieces(paid, line, pieces, elsewhere),
  };
}
