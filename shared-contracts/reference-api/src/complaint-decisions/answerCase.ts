import { casesOf } from '../complaints/casesOf';
import { isSettled } from '../complaints/isSettled';
import { lockCase } from '../complaints/lockCase';
import { addMessage } from '../complaints/writeMessage';
import { recordAct } from '../database/operatorActs';
import { notFound } from '../http/ApiProblem';
import type { ApiContext } from '../http/Handlers';
import { type WriteKey, writeOnce } from '../http/writeOnce';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { attachStored } from '../uploads/attachedPictures';
import { encodeUploads } from '../uploads/encodeUploads';
import { type StoredPicture, storePictures } from '../uploads/storedPictures';

type AnswerContext = Pick<ApiContext, 'db' | 'now' | 'mediaDir'>;

interface Answer {
  uuid: string;
  /** Name of the operator. */
  operator: string;
  author: 'market' | 'shop';
  text: string;
  /** Bytes of JPEG, PNG, WebP or AVIF files. */
  pictures?: readonly Buffer[];
}

/**
 * Adds an answer of the market or a shop to a complaint. Sets the complaint to `in-review`, after
 * which the customer can no longer change it.
 * @param writeKey key of the request; a repeated request with the same key adds nothing
 * @throws OrderRefusal if the complaint is settled; ApiProblem 404 if it does not exist, and 400, 413
 * or 415 that names the first of the `pictures` that is no picture, too large or damaged
 */
export async function answerCase(
  context: AnswerContext,
  { uuid, operator, author, text, pictures = [] }: Answer,
  writeKey?: WriteKey,
): Promise<string> {
  const stored = pictures.length > 0 ? await storeForCase(context, uuid, pictures) : [];
  return writeOnce(context, writeKey, async (trx) => {
    const { complaint } = await lockCase(trx, uuid);
    if (isSettled(complaint)) throw new OrderRefusal(`The complaint ${uuid} is settled.`);
    const present = context.now();
    const message = { complaintUuid: uuid, author, text, createdAt: present };
    const messageUuid = await addMessage(trx, message);
    await attachStored(trx, { column: 'complaintMessageUuid', uuid: messageUuid }, stored);
    const { status, takenUpAt } = complaint;
    const changed = { status: 'in-review' as const, takenUpAt: takenUpAt ?? present };
    await trx
      .updateTable('complaints')
      .set({ ...changed, answer: text })
      .where('uuid', '=', uuid)
      .execute();
    await recordAct(trx, {
      operator,
      act: 'answer',
      subjectUuid: uuid,
      actedAt: present,
      before: { status, takenUpAt },
      after: { ...changed, author, text, pictures: stored.length },
    });
    return `Answered the complaint ${uuid}.`;
  });
}

/**
 * Stores pictures for the order of a complaint, so that they are deleted together with it. A picture
 * of an answer that is refused afterwards is deleted after a day, as all unused uploads are.
 */
async function storeForCase(
  context: AnswerContext,
  complaintUuid: string,
  files: readonly Buffer[],
): Promise<StoredPicture[]> {
  const order = await casesOf(context.db)
    .select(['orders.uuid', 'orders.ownerDeletedAt'])
    .where('complaints.uuid', '=', complaintUuid)
    .executeTakeFirst();
  if (!order) throw notFound('That complaint');
  if (order.ownerDeletedAt) {
    throw new OrderRefusal('The customer has deleted the account, so no pictures are stored.');
  }
  const signal = new AbortController().signal;
  const pictures = await encodeUploads(files, { sender: 'operator', signal, field: 'pictures' });
  return storePictures(context, { orderUuid: order.uuid }, pictures);
}
