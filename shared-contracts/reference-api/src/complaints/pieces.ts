import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound, unauthorized } from '../http/ApiProblem';
import { type Orderer, ofOrderer } from '../http/orderer';

/**
 * SQL: number of pieces that a complaint covers. An unsettled complaint covers all its pieces, a
 * settled complaint only the pieces that were refunded or replaced.
 */
const takenPieces = sql<number>`case when complaints.status in ('open', 'in-review')
  then complaints.quantity
  else coalesce((select max(granted.quantity) from complaint_outcomes granted
    where granted.complaint_uuid = complaints.uuid), 0) end`;

/** SQL that is true for a parcel of which pieces are in no case. */
export const hasFreePieces = sql<boolean>`exists (select from order_items line
  where line.parcel_uuid = parcels.uuid and line.quantity > coalesce(
    (select sum(${takenPieces}) from complaints where complaints.order_item_uuid = line.uuid), 0))`;

/** An order line that is locked until the transaction ends. */
export interface LockedLine {
  uuid: string;
  quantity: number;
  isDelivered: boolean;
}

/**
 * Locks a line of an order. Every change of a complaint locks its line first, so that concurrent
 * complaints cannot together cover more pieces than the line has.
 * @param orderer the person to whom the order must belong; if undefined, anybody
 * @throws ApiProblem 404 if there is no such line; 401 if the order's account was deleted meanwhile
 */
export async function lockLine(
  trx: DatabaseTransaction,
  uuid: string,
  orderer?: Orderer,
): Promise<LockedLine> {
  if (orderer) await lockOwnOrder(trx, uuid, orderer);
  const line = await trx
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select(['orderItems.quantity', 'parcels.status'])
    .where('orderItems.uuid', '=', uuid)
    .forUpdate('orderItems')
    .executeTakeFirst();
  if (!line) throw notFound('That line of an order');
  return { uuid, quantity: line.quantity, isDelivered: line.status === 'delivered' };
}

/**
 * Locks the order of a line, because a complaint that is written while the order's account is
 * deleted would stay. Locks it before the line, as the decision of a complaint does.
 */
async function lockOwnOrder(trx: DatabaseTransaction, lineUuid: string, orderer: Orderer) {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.orderUuid', 'orders.uuid')
    .innerJoin('orderItems', 'orderItems.parcelUuid', 'parcels.uuid')
    .select('orders.ownerDeletedAt')
    .where('orderItems.uuid', '=', lineUuid)
    .where(ofOrderer(orderer))
    .forKeyShare('orders')
    .executeTakeFirst();
  if (!order) throw notFound('That line of an order');
  if (order.ownerDeletedAt) throw unauthorized();
}

/**
 * Counts the pieces of a locked line that no complaint covers.
 * @param except uuid of a complaint that is ignored
 */
export async function countFreePieces(
  trx: DatabaseTransaction,
  { uuid, quantity }: LockedLine,
  except?: string,
): Promise<{ free: number; hasOpenCase: boolean }> {
  const cases = await trx
    .selectFrom('complaints')
    .select([takenPieces.as('pieces'), 'status'])
    .where('orderItemUuid', '=', uuid)
    .$if(except !== undefined, (query) => query.where('uuid', '!=', except ?? ''))
    .execute();
  return {
    free: cases.reduce((left, { pieces }) => left - Number(pieces), quantity),
    hasOpenCase: cases.some(({ status }) => status === 'open' || status === 'in-review'),
  };
}

/**
 * Returns the number of pieces that a complaint will cover.
 * @param wanted number of pieces; undefined for all free pieces
 * @param except uuid of the complaint, if it already exists
 * @throws ApiProblem 409 if other complaints leave fewer pieces than wanted, or none
 */
export async function claimPieces(
  trx: DatabaseTransaction,
  line: LockedLine,
  { wanted, except }: { wanted?: number; except?: string },
): Promise<number> {
  const { free, hasOpenCase } = await countFreePieces(trx, line, except);
  if (free <= 0 && hasOpenCase) {
    throw new ApiProblem(
      409,
      'already-open',
      'You have complained about this item already, and it is not settled yet',
    );
  }
  if (free > 0 && (wanted ?? free) <= free) return wanted ?? free;
  throw new ApiProblem(
    409,
    'too-many-pieces',
    'You ordered fewer pieces of this item, or complained about some of them already',
  );
}
