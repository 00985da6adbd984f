import { isSettled } from '../complaints/isSettled';
import { lockCase } from '../complaints/lockCase';
import { addMessage } from '../complaints/writeMessage';
import type { DataContext } from '../database/schema';
import { type WriteKey, writeOnce } from '../http/writeOnce';
import { OrderRefusal } from '../orders/lockOrderByNumber';
import { recordAct } from './operatorActs';

interface Answer {
  uuid: string;
  /** Name of the operator. */
  operator: string;
  author: 'market' | 'shop';
  text: string;
}

/**
 * Adds an answer of the market or a shop to a complaint. Sets the complaint to `in-review`, after
 * which the customer can no longer change it.
 * @param writeKey key of the request; a repeated request with the same key adds nothing
 * @throws OrderRefusal if the complaint is settled; ApiProblem 404 if it does not exist
 */
export async function answerCase(
  context: DataContext,
  { uuid, operator, author, text }: Answer,
  writeKey?: WriteKey,
): Promise<string> {
  return writeOnce(context, writeKey, async (trx) => {
    const { complaint } = await lockCase(trx, uuid);
    if (isSettled(complaint)) throw new OrderRefusal(`The complaint ${uuid} is settled.`);
    const present = context.now();
    await addMessage(trx, { complaintUuid: uuid, author, text, createdAt: present });
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
      after: { ...changed, author, text },
    });
    return `Answered the complaint ${uuid}.`;
  });
}
