import { randomUUID } from 'node:crypto';
import type {
  createComplaint as createComplaintCall,
  updateComplaint as updateComplaintCall,
} from '@marketplace/contracts/api/complaints';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';
import { attachPictures } from '../uploads/attachedPictures';
import { readComplaints } from './readComplaints';

const WRITING: RateLimit = { name: 'complaint', most: 20, windowMinutes: 60 };

/**
 * Creates a complaint about a line of one of the customer's own orders. Refuses it if an earlier
 * complaint about that line is not settled.
 */
export async function createComplaint(
  { customerUuid, body, writeKey }: Input<typeof createComplaintCall>,
  context: ApiContext,
) {
  await consumeRateLimit(context, WRITING, customerUuid);
  const { now, mediaUrl } = context;
  const { orderItemUuid, problemCategoryUuid, description, imageUrls = [] } = body;
  return writeOnce(context, writeKey, async (trx) => {
    const line = await trx
      .selectFrom('orderItems')
      .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
      .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
      .select('orderItems.uuid')
      .where('orderItems.uuid', '=', orderItemUuid)
      .where('orders.customerUuid', '=', customerUuid)
      .executeTakeFirst();
    if (!line) throw notFound('That line of an order');
    await checkProblemCategory(trx, problemCategoryUuid);
    const uuid = randomUUID();
    const written = await trx
      .insertInto('complaints')
      .values({
        uuid,
        customerUuid,
        orderItemUuid,
        problemCategoryUuid,
        description,
        createdAt: now(),
      })
      // If two complaints about one line arrive simultaneously, the unique index allows only one.
      .onConflict((conflict) => conflict.doNothing())
      .returning('uuid')
      .executeTakeFirst();
    if (!written) {
      throw new ApiProblem(
        409,
        'already-open',
        'You have complained about this item already, and it is not settled yet',
      );
    }
    await attachPictures(trx, mediaUrl, { customerUuid, column: 'complaintUuid', uuid }, imageUrls);
    const [complaint] = await readComplaints(trx, context, [uuid]);
    if (!complaint) throw notFound('That complaint');
    return complaint;
  });
}

/** Changes the given fields of the customer's own open complaint. */
export async function updateComplaint(
  { customerUuid, params: { uuid }, body }: Input<typeof updateComplaintCall>,
  context: ApiContext,
) {
  const { db, mediaUrl } = context;
  const { problemCategoryUuid, description, imageUrls } = body;
  return db.transaction().execute(async (trx) => {
    await lockOpenComplaint(trx, customerUuid, uuid);
    if (problemCategoryUuid) await checkProblemCategory(trx, problemCategoryUuid);
    if (problemCategoryUuid || description) {
      await trx
        .updateTable('complaints')
        .set({ problemCategoryUuid, description })
        .where('uuid', '=', uuid)
        .execute();
    }
    if (imageUrls) {
      const shown = { customerUuid, column: 'complaintUuid', uuid } as const;
      await attachPictures(trx, mediaUrl, shown, imageUrls);
    }
    const [complaint] = await readComplaints(trx, context, [uuid]);
    if (!complaint) throw notFound('That complaint');
    return complaint;
  });
}

/** @throws ApiProblem 400 that names the field, if the problem category does not exist */
async function checkProblemCategory(trx: DatabaseTransaction, uuid: string): Promise<void> {
  const category = await trx
    .selectFrom('problemCategories')
    .select('uuid')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (category) return;
  const message = 'problemCategoryUuid must be one of the problem categories';
  throw new ApiProblem(400, 'invalid-input', [message]);
}

/**
 * Locks a customer's open complaint, so that its status cannot change during the transaction.
 * @throws ApiProblem 404 if the customer has no such complaint, 409 if it is no longer open
 */
export async function lockOpenComplaint(
  trx: DatabaseTransaction,
  customerUuid: string,
  uuid: string,
): Promise<void> {
  const complaint = await trx
    .selectFrom('complaints')
    .select('status')
    .where('uuid', '=', uuid)
    .where('customerUuid', '=', customerUuid)
    .forUpdate()
    .executeTakeFirst();
  if (!complaint) throw notFound('That complaint');
  if (complaint.status !== 'open') {
    throw new ApiProblem(
      409,
      'not-open',
      'This complaint is being looked into and can no longer be changed',
    );
  }
}
