import { randomUUID } from 'node:crypto';
import type { reportNotReceived as reportNotReceivedCall } from '@marketplace/contracts/api/handOvers';
import type { DatabaseTransaction } from '../database/schema';
import { notReceivedUntil } from '../delivery-terms/complaintTerms';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { type Orderer, ofOrderer, ordererOf, senderOf } from '../http/orderer';
import { consumeRateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';
import { countFreePieces, lockLine } from './pieces';
import { readComplaints } from './readComplaints';
import { handedOver } from './readHandOvers';
import { WRITING } from './writeComplaint';

/** The category "Parcel not received" (`database/migrations/complaintQuantities`). */
const NOT_RECEIVED = '0f0c1d1e-0000-4000-8000-000000000213';

/** Opens a complaint about each line of the caller's own parcel that is not received. */
export async function reportNotReceived(
  { params, body, writeKey, ...caller }: Input<typeof reportNotReceivedCall>,
  context: ApiContext,
) {
  const orderer = ordererOf(caller);
  await consumeRateLimit(context, WRITING, senderOf(orderer));
  return writeOnce(context, writeKey, async (trx) => {
    const createdAt = context.now();
    await assertReportable(trx, { ...params, orderer, now: createdAt });
    const items = await trx
      .selectFrom('orderItems')
      .select('uuid')
      .where('parcelUuid', '=', params.parcelUuid)
      // All requests lock the lines in the same order, so that none waits for another in a circle.
      .orderBy('uuid')
      .execute();
    const complaints: { uuid: string; orderItemUuid: string; quantity: number }[] = [];
    let isOpen = false;
    for (const { uuid: orderItemUuid } of items) {
      const line = await lockLine(trx, orderItemUuid, orderer);
      const { free, hasOpenCase } = await countFreePieces(trx, line);
      isOpen ||= hasOpenCase;
      if (free > 0) complaints.push({ uuid: randomUUID(), orderItemUuid, quantity: free });
    }
    if (complaints.length === 0) throw allComplained(isOpen);
    const customerUuid = orderer.customerUuid ?? null;
    const shared = { customerUuid, problemCategoryUuid: NOT_RECEIVED, ...body, createdAt };
    await trx
      .insertInto('complaints')
      .values(complaints.map((each) => ({ ...each, ...shared, wish: null })))
      .execute();
    const uuids = complaints.map(({ uuid }) => uuid);
    return { items: await readComplaints(trx, context, uuids) };
  });
}

const allComplained = (isOpen: boolean) =>
  isOpen
    ? new ApiProblem(
        409,
        'already-open',
        'You have complained about this parcel already, and it is not settled yet',
      )
    : new ApiProblem(
        409,
        'too-many-pieces',
        'You have complained about all pieces of this parcel already',
      );

interface Reported {
  /** Uuid of the order. */
  id: string;
  parcelUuid: string;
  orderer: Orderer;
  now: Date;
}

/**
 * @throws ApiProblem 404 if the orderer has no such parcel; 409 if it is not delivered, or was
 * delivered too long ago
 */
async function assertReportable(
  trx: DatabaseTransaction,
  { id, parcelUuid, orderer, now }: Reported,
): Promise<void> {
  const parcel = await handedOver(trx, id)
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .where(ofOrderer(orderer))
    .where('parcels.uuid', '=', parcelUuid)
    .executeTakeFirst();
  if (!parcel) throw notFound('That parcel');
  if (parcel.status !== 'delivered') {
    throw new ApiProblem(
      409,
      'not-arrived',
      'This parcel has not arrived yet. Until then you can complain that it is late or not received',
    );
  }
  if (!parcel.changedAt || notReceivedUntil(parcel.changedAt) <= now) {
    throw new ApiProblem(
      409,
      'not-received-late',
      'This can be reported within 48 hours after the delivery. You can still complain about an item of the parcel',
    );
  }
}
