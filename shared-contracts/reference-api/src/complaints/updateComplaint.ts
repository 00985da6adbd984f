import type { updateComplaint as updateComplaintCall } from '@marketplace/contracts/api/complaints';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { attachPictures } from '../uploads/attachPictures';
import { checkProblemCategory } from './checkProblemCategory';
import { holdOpenComplaint } from './holdOpenComplaint';
import { readComplaints } from './readComplaints';

/** Changes the given fields of an own open complaint. */
export async function updateComplaint(
  { customerUuid, params: { uuid }, body }: Input<typeof updateComplaintCall>,
  { db, mediaUrl }: ApiContext,
) {
  const { problemCategoryUuid, description, imageUrls } = body;
  return db.transaction().execute(async (trx) => {
    await holdOpenComplaint(trx, customerUuid, uuid);
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
    const [complaint] = await readComplaints(trx, mediaUrl, [uuid]);
    if (!complaint) throw notFound('That complaint');
    return complaint;
  });
}
