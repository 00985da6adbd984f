import type { ComplaintStatus } from '@marketplace/contracts/api/complaints';
import type { Database } from '../database/schema';

/** From where a complaint can go where; what is settled stays so. */
const NEXT: Record<ComplaintStatus, ComplaintStatus[]> = {
  open: ['in-review', 'resolved', 'rejected'],
  'in-review': ['in-review', 'resolved', 'rejected'],
  resolved: [],
  rejected: [],
};

/**
 * Moves a complaint on, with or without an answer to its customer.
 * @throws Error saying why not: there is none, it is settled, or a settled one needs an answer
 */
export async function answerComplaint(
  db: Database,
  uuid: string,
  status: Exclude<ComplaintStatus, 'open'>,
  answer: string | null,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const complaint = await trx
      .selectFrom('complaints')
      .select(['status', 'answer'])
      .where('uuid', '=', uuid)
      .forUpdate()
      .executeTakeFirst();
    if (!complaint) throw new Error(`There is no complaint ${uuid}.`);
    if (!NEXT[complaint.status].includes(status)) {
      throw new Error(`The complaint ${uuid} is ${complaint.status} and settled.`);
    }
    const said = answer ?? complaint.answer;
    if (status !== 'in-review' && !said) {
      throw new Error(`Say with --answer "…" why the complaint is ${status}.`);
    }
    await trx
      .updateTable('complaints')
      .set({ status, answer: said })
      .where('uuid', '=', uuid)
      .execute();
    return `The complaint ${uuid} is ${status}.`;
  });
}
