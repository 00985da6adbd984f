import type { HandOver } from '@marketplace/contracts/api/handOvers';
import type { Order } from '@marketplace/contracts/api/orders';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { notReceivedUntil } from '../delivery-terms/complaintTerms';
import { hasFreePieces } from './pieces';

/** A query for the delivered parcels of an order, with the time of the hand-over. */
export const handedOver = (db: Database | DatabaseTransaction, orderUuid: string) =>
  db
    .selectFrom('parcels')
    .leftJoin('orderStatusChanges', (join) =>
      join
        .onRef('orderStatusChanges.parcelUuid', '=', 'parcels.uuid')
        .on('orderStatusChanges.status', '=', 'delivered'),
    )
    .select(['parcels.uuid as parcelUuid', 'parcels.status', 'handOverCode as code', 'changedAt'])
    .where('parcels.orderUuid', '=', orderUuid);

/**
 * Reads the hand-overs of an order's parcels that the customer can report as not received. Does not
 * check to whom the order belongs.
 */
export async function readHandOvers(
  { db, now }: DataContext,
  { uuid, shippingAddress }: Pick<Order, 'uuid' | 'shippingAddress'>,
): Promise<HandOver[]> {
  const parcels = await handedOver(db, uuid)
    .where('parcels.status', '=', 'delivered')
    .where(hasFreePieces)
    .orderBy('parcels.position')
    .execute();
  const { placeNames, area, upazila, district } = shippingAddress;
  const places = [area, placeNames?.upazila ?? upazila, placeNames?.district ?? district];
  return parcels.flatMap(({ parcelUuid, code, changedAt }) => {
    if (!changedAt) return [];
    const until = notReceivedUntil(changedAt);
    if (until <= now()) return [];
    return {
      parcelUuid,
      handedOverAt: changedAt.toISOString(),
      // The name of a city can be that of its district too.
      area: [...new Set(places)].join(', '),
      code,
      reportableUntil: until.toISOString(),
    };
  });
}
