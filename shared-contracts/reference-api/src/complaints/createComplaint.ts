import { randomUUID } from 'node:crypto';
import type { createComplaint as createComplaintCall } from '@marketplace/contracts/api/complaints';
import { ApiProblem, notFound } from '../http/ApiProblem';
import { bookTry, type TryLimit } from '../http/bookTry';
import type { ApiContext, Input } from '../http/Handlers';
import { attachPictures } from '../uploads/attachPictures';
import { checkProblemCategory } from './checkProblemCategory';
import { readComplaints } from './readComplaints';

const WRITING: TryLimit = { name: 'complaint', most: 20, windowMinutes: 60 };

/** Complains about a line of an own order, unless an unsettled complaint about it stands. */
export async function createComplaint(
  { customerUuid, body }: Input<typeof createComplaintCall>,
  context: ApiContext,
) {
  await bookTry(context, WRITING, customerUuid);
  const { db, now, mediaUrl } = context;
  const { orderItemUuid, problemCategoryUuid, description, imageUrls = [] } = body;
  return db.transaction().execute(async (trx) => {
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
      // Of two sent at once the index lets one stand.
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
    const [complaint] = await readComplaints(trx, mediaUrl, [uuid]);
    if (!complaint) throw notFound('That complaint');
    return complaint;
  });
}
