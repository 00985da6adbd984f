import type {
  ComplaintCase,
  ComplaintMessage,
  getComplaint as getComplaintCall,
} from '@marketplace/contracts/api/complaintCases';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Input, ReplyContext } from '../http/Handlers';
import { ordererOf } from '../http/orderer';
import { readPictures } from '../uploads/attachedPictures';
import { casesOf } from './casesOf';
import { readComplaints } from './readComplaints';
import { readOutcomes } from './readOutcomes';

/** Reads a complaint about one of the caller's own orders, with its messages. */
export async function getComplaint(
  { params: { uuid }, ...caller }: Input<typeof getComplaintCall>,
  context: ApiContext,
): Promise<ComplaintCase> {
  const owned = await casesOf(context.db, ordererOf(caller))
    .select('complaints.uuid')
    .where('complaints.uuid', '=', uuid)
    .executeTakeFirst();
  if (!owned) throw notFound('That complaint');
  return readCase(context.db, context, uuid);
}

/**
 * Reads a complaint with its messages and outcomes. Does not check to whom it belongs.
 * @throws ApiProblem 404 if there is no such complaint
 */
export async function readCase(
  db: Database | DatabaseTransaction,
  context: ReplyContext & Pick<DataContext, 'now'>,
  uuid: string,
): Promise<ComplaintCase> {
  const [complaint] = await readComplaints(db, context, [uuid]);
  if (!complaint) throw notFound('That complaint');
  const outcomes = (await readOutcomes(db, [uuid])).get(uuid) ?? [];
  return { ...complaint, messages: await readMessages(db, context, uuid), outcomes };
}

async function readMessages(
  db: Database | DatabaseTransaction,
  { mediaUrl }: ReplyContext,
  complaintUuid: string,
): Promise<ComplaintMessage[]> {
  const rows = await db
    .selectFrom('complaintMessages')
    .select(['uuid', 'author', 'text', 'createdAt'])
    .where('complaintUuid', '=', complaintUuid)
    .orderBy('position')
    .execute();
  const uuids = rows.map(({ uuid }) => uuid);
  const pictures = await readPictures(db, mediaUrl, 'complaintMessageUuid', uuids);
  return rows.map((row) => ({
    ...row,
    imageUrls: pictures.get(row.uuid) ?? [],
    createdAt: row.createdAt.toISOString(),
  }));
}
