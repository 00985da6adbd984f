import { randomUUID } from 'node:crypto';
import type {
  createComplaint as createComplaintCall,
  updateComplaint as updateComplaintCall,
} from '@marketplace/contracts/api/complaints';
import { inTransaction } from '../database/inTransaction';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { type Orderer, ordererOf, senderOf } from '../http/orderer';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';
import { attachPictures } from '../uploads/attachedPictures';
import { lockCase } from './lockCase';
import { claimPieces, type LockedLine, lockLine } from './pieces';
import { readComplaints } from './readComplaints';

/** Limit of new complaints of one customer or of one guest's phone. */
export const WRITING: RateLimit = { name: 'complaint', most: 20, windowMinutes: 60 };

/**
 * Creates a complaint about a line of one of the caller's own orders. Refuses it if other
 * complaints leave too few pieces of the line.
 */
export async function createComplaint(
  { body, writeKey, ...caller }: Input<typeof createComplaintCall>,
  context: ApiContext,
) {
  const orderer = ordererOf(caller);
  await consumeRateLimit(context, WRITING, senderOf(orderer));
  const { now, mediaUrl } = context;
  const { orderItemUuid, problemCategoryUuid, description, imageUrls = [], wish = null } = body;
  return writeOnce(context, writeKey, async (trx) => {
    const line = await lockLine(trx, orderItemUuid, orderer);
    await checkProblemCategory(trx, problemCategoryUuid, line);
    const quantity = await claimPieces(trx, line, { wanted: body.quantity });
    const uuid = randomUUID();
    await trx
      .insertInto('complaints')
      .values({
        uuid,
        customerUuid: orderer.customerUuid ?? null,
        orderItemUuid,
        problemCategoryUuid,
        description,
        quantity,
        wish,
        createdAt: now(),
      })
      .execute();
    await attachPictures(trx, mediaUrl, { orderer, column: 'complaintUuid', uuid }, imageUrls);
    return readOne(trx, context, uuid);
  });
}

/** Changes the given fields of an open complaint about one of the caller's own orders. */
export async function updateComplaint(
  { params: { uuid }, body, ...caller }: Input<typeof updateComplaintCall>,
  context: ApiContext,
) {
  const { db, mediaUrl } = context;
  const orderer = ordererOf(caller);
  const { problemCategoryUuid, description, imageUrls, wish, quantity: wanted } = body;
  return inTransaction(db, async (trx) => {
    const { line } = await lockOpenComplaint(trx, orderer, uuid);
    if (problemCategoryUuid) await checkProblemCategory(trx, problemCategoryUuid, line);
    const quantity = wanted && (await claimPieces(trx, line, { wanted, except: uuid }));
    const changed = [problemCategoryUuid, description, quantity, wish];
    if (changed.some((value) => value !== undefined)) {
      await trx
        .updateTable('complaints')
        .set({ problemCategoryUuid, description, quantity, wish })
        .where('uuid', '=', uuid)
        .execute();
    }
    if (imageUrls) {
      const shown = { orderer, column: 'complaintUuid', uuid } as const;
      await attachPictures(trx, mediaUrl, shown, imageUrls);
    }
    return readOne(trx, context, uuid);
  });
}

async function readOne(trx: DatabaseTransaction, context: ApiContext, uuid: string) {
  const [complaint] = await readComplaints(trx, context, [uuid]);
  if (!complaint) throw notFound('That complaint');
  return complaint;
}

/**
 * @throws ApiProblem 400 that names the field if the problem category does not exist; 409 if the
 * category needs a delivered parcel and the line's parcel is not delivered
 */
async function checkProblemCategory(
  trx: DatabaseTransaction,
  uuid: string,
  { isDelivered }: LockedLine,
): Promise<void> {
  const category = await trx
    .selectFrom('problemCategories')
    .select('needsDelivery')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!category) {
    const message = 'problemCategoryUuid must be one of the problem categories';
    throw new ApiProblem(400, 'invalid-input', [message]);
  }
  if (category.needsDelivery && !isDelivered) {
    throw new ApiProblem(
      409,
      'not-arrived',
      'This parcel has not arrived yet. Until then you can complain that it is late or not received',
    );
  }
}

/**
 * Locks an open complaint of the orderer and its line, so that they cannot change during the
 * transaction.
 * @throws ApiProblem 404 if the orderer has no such complaint, 409 if it is no longer open
 */
export async function lockOpenComplaint(trx: DatabaseTransaction, orderer: Orderer, uuid: string) {
  const locked = await lockCase(trx, uuid, orderer);
  if (locked.complaint.status !== 'open') {
    throw new ApiProblem(
      409,
      'not-open',
      'This complaint is being looked into and can no longer be changed',
    );
  }
  return locked;
}
