import type { LateKind } from '../database/OrderTables';
import type { Database } from '../database/schema';
import type { Job } from '../http/Handlers';
import { takeUpLateSince, takeUpLimit } from './complaintTerms';
import { isPaidBack } from './lateMarks';
import { confirmationDueBy, lateSince, refundDueBy } from './refundTerms';

const MAX_AT_ONCE = 200;

/**
 * Records what is overdue: parcels that have not arrived, paid parcels that their shop has not
 * confirmed, refunds, and complaints that nobody has answered. The first process that finds one
 * records and logs it once. Records are never deleted.
 */
export const markOverdue: Job = async ({ db, now, log }) => {
  const markedAt = now();
  for (const find of [findUndelivered, findUnconfirmed, findUnrefunded, findUnanswered]) {
    const late = await find(db, markedAt);
    if (late.length === 0) continue;
    const marked = await db
      .insertInto('lateMarks')
      .values(late.map((mark) => ({ ...mark, markedAt })))
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .execute();
    for (const mark of marked) log.warn(mark, 'late');
  }
};

interface Late {
  kind: LateKind;
  /** Uuid of the parcel, payment or complaint. */
  subjectUuid: string;
  orderUuid: string;
  dueBy: Date;
}

async function findUndelivered(db: Database, now: Date): Promise<Late[]> {
  const parcels = await unmarked(db, 'delivery')
    .select('parcels.dueBy')
    .where('parcels.status', 'in', ['placed', 'confirmed', 'shipped'])
    .where('parcels.dueBy', '<', now)
    .orderBy('parcels.dueBy')
    .execute();
  return parcels.flatMap(({ dueBy, ...parcel }) =>
    dueBy ? { ...parcel, kind: 'delivery', dueBy } : [],
  );
}

/**
 * Finds parcels of paid orders that their shop has not confirmed in time. By the deadline, the shop
 * must confirm the order, or tell the customer that it cannot be delivered.
 */
async function findUnconfirmed(db: Database, now: Date): Promise<Late[]> {
  const parcels = await unmarked(db, 'confirmation')
    .select('orders.placedAt')
    .where('parcels.status', '=', 'placed')
    // Ignores orders without an expected day. They were placed before the market promised this
    // deadline.
    .where('parcels.expectedBy', 'is not', null)
    .where('orders.paymentStatus', '=', 'paid')
    .where('orders.placedAt', '<', lateSince(now).confirmation)
    .orderBy('orders.placedAt')
    .execute();
  return parcels.map(({ placedAt, ...parcel }) => ({
    ...parcel,
    kind: 'confirmation',
    dueBy: confirmationDueBy(placedAt),
  }));
}

const unmarked = (db: Database, kind: LateKind) =>
  db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .where(({ not }) => not(isPaidBack))
    .select(['parcels.uuid as subjectUuid', 'parcels.orderUuid'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lateMarks')
            .select('kind')
            .where('kind', '=', kind)
            .whereRef('subjectUuid', '=', 'parcels.uuid'),
        ),
      ),
    )
    .limit(MAX_AT_ONCE);

async function findUnrefunded(db: Database, now: Date): Promise<Late[]> {
  const payments = await db
    .selectFrom('payments')
    .leftJoin('lateMarks', (join) =>
      join.onRef('subjectUuid', '=', 'payments.uuid').on('kind', '=', 'refund'),
    )
    .select(['payments.uuid', 'payments.orderUuid', 'refundDueBy', 'settledAt', 'createdAt'])
    .where('payments.status', '=', 'refund-due')
    .where('lateMarks.kind', 'is', null)
    .where(({ eb, fn, or, and }) =>
      or([
        eb('refundDueBy', '<', now),
        and([
          eb('refundDueBy', 'is', null),
          eb(fn.coalesce('settledAt', 'createdAt'), '<', lateSince(now).refund),
        ]),
      ]),
    )
    .limit(MAX_AT_ONCE)
    .execute();
  return payments.map((payment) => ({
    kind: 'refund',
    subjectUuid: payment.uuid,
    orderUuid: payment.orderUuid,
    dueBy: refundDueBy(payment),
  }));
}

async function findUnanswered(db: Database, now: Date): Promise<Late[]> {
  const complaints = await db
    .selectFrom('complaints')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .leftJoin('lateMarks', (join) =>
      join.onRef('subjectUuid', '=', 'complaints.uuid').on('kind', '=', 'complaint'),
    )
    .select(['complaints.uuid', 'parcels.orderUuid', 'complaints.createdAt'])
    .where('complaints.takenUpAt', 'is', null)
    .where('complaints.createdAt', '<', takeUpLateSince(now))
    .where('lateMarks.kind', 'is', null)
    .orderBy('complaints.createdAt')
    .limit(MAX_AT_ONCE)
    .execute();
  return complaints.map(({ uuid, orderUuid, createdAt }) => ({
    kind: 'complaint',
    subjectUuid: uuid,
    orderUuid,
    dueBy: takeUpLimit(createdAt),
  }));
}
