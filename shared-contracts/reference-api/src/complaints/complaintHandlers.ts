import { inTransaction } from '../database/inTransaction';
import { countPages, offsetOf } from '../database/paging';
import { translateName } from '../database/translations';
import type { Handlers } from '../http/Handlers';
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

  async listComplaints({ customerUuid, query }, context) {
    const { db } = context;
    const mine = db.selectFrom('complaints').where('customerUuid', '=', customerUuid);
    const { total } = await mine
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const page = await mine
      .select('uuid')
      .orderBy('createdAt', 'desc')
      .orderBy('uuid')
      .limit(query.pageSize)
      .offset(offsetOf(query))
      .execute();
    const uuids = page.map(({ uuid }) => uuid);
    const items = await readComplaints(db, context, uuids);
    return { items, paginationStatus: countPages(query, total) };
  },

  deleteComplaint({ customerUuid, params: { uuid } }, { db }) {
    return inTransaction(db, async (trx) => {
      await lockOpenComplaint(trx, customerUuid, uuid);
      await trx.deleteFrom('complaints').where('uuid', '=', uuid).execute();
      return { isDone: true as const };
    });
  },
};
