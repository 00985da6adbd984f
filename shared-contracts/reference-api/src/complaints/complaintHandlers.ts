import { inTransaction } from '../database/inTransaction';
import { countPages, offsetOf } from '../database/paging';
import { translateName } from '../database/translations';
import type { Handlers } from '../http/Handlers';
import { ordererOf } from '../http/orderer';
import { casesOf } from './casesOf';
import { getComplaint } from './readCase';
import { readComplaints } from './readComplaints';
import { reportNotReceived } from './reportNotReceived';
import { createComplaint, lockOpenComplaint, updateComplaint } from './writeComplaint';
import { reopenComplaint, writeComplaintMessage } from './writeMessage';

export const complaintHandlers: Handlers<
  | 'listProblemCategories'
  | 'listComplaints'
  | 'createComplaint'
  | 'updateComplaint'
  | 'deleteComplaint'
  | 'getComplaint'
  | 'writeComplaintMessage'
  | 'reopenComplaint'
  | 'reportNotReceived'
> = {
  createComplaint,
  updateComplaint,
  getComplaint,
  writeComplaintMessage,
  reopenComplaint,
  reportNotReceived,

  async listProblemCategories(_, { db, language }) {
    const rows = await db
      .selectFrom('problemCategories')
      .select(['uuid', 'name', 'nameTranslations', 'needsDelivery'])
      .where('isOffered', '=', true)
      .orderBy('position')
      .execute();
    return {
      items: rows.map((row) => ({
        uuid: row.uuid,
        ...translateName(row, language),
        needsDelivery: row.needsDelivery,
      })),
    };
  },

  async listComplaints({ query, ...caller }, context) {
    const { db } = context;
    const mine = casesOf(db, ordererOf(caller));
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const page = await mine
      .select('complaints.uuid')
      .orderBy('complaints.createdAt', 'desc')
      .orderBy('complaints.uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const uuids = page.map(({ uuid }) => uuid);
    const items = await readComplaints(db, context, uuids);
    return { items, paginationStatus: countPages(query, total) };
  },

  deleteComplaint({ params: { uuid }, ...caller }, { db }) {
    const orderer = ordererOf(caller);
    return inTransaction(db, async (trx) => {
      await lockOpenComplaint(trx, orderer, uuid);
      await trx.deleteFrom('complaints').where('uuid', '=', uuid).execute();
      return { isDone: true as const };
    });
  },
};
