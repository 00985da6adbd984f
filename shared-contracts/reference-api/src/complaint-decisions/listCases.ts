import { sql } from 'kysely';
import { isSettled } from '../complaints/isSettled';
import type { Database } from '../database/schema';
import { takeUpLimit } from '../delivery-terms/complaintTerms';
import { refundDueBy } from '../delivery-terms/refundTerms';

export interface PendingCase {
  uuid: string;
  orderNumber: number;
  shopName: string;
  productName: string;
  problem: string;
  quantity: number;
  /** The next step: a first answer, a decision, or the payment of a granted refund. */
  step: 'answer' | 'decision' | 'refund';
  /** Deadline of the next step; null if there is none. */
  dueBy: Date | null;
  /** Account that the customer has named for a refund; null if none is named or needed. */
  account: string | null;
}

/**
 * Lists the next steps of complaints, the earliest deadline first. Lists a reopened complaint
 * twice if an earlier refund is still due, because it also needs a decision.
 */
export async function listCases(db: Database): Promise<PendingCase[]> {
  const rows = await db
    .selectFrom('complaints')
    .innerJoin('orderItems', 'orderItems.uuid', 'complaints.orderItemUuid')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .innerJoin('orders', 'orders.uuid', 'parcels.orderUuid')
    .innerJoin('problemCategories', 'problemCategories.uuid', 'complaints.problemCategoryUuid')
    .select(['complaints.uuid', 'complaints.status', 'complaints.quantity'])
    .select(['complaints.createdAt', 'takenUpAt'])
    .select(['orderNumber', 'parcels.shopName', 'productName', 'problemCategories.name as problem'])
    .select([dueSince.as('dueSince'), dueAccount.as('dueAccount')])
    .where(({ or, eb }) =>
      or([eb('complaints.status', 'in', ['open', 'in-review']), eb(dueSince, 'is not', null)]),
    )
    .orderBy('complaints.createdAt')
    .execute();
  const cases = rows.flatMap((found) => {
    const { status, createdAt, takenUpAt, dueSince: since, dueAccount: account, ...about } = found;
    const row = { ...about, account: null };
    const steps: PendingCase[] = [];
    if (takenUpAt === null) steps.push({ ...row, step: 'answer', dueBy: takeUpLimit(createdAt) });
    else if (!isSettled({ status })) steps.push({ ...row, step: 'decision', dueBy: null });
    const dueBy = since && refundDueBy({ refundDueBy: null, settledAt: since, createdAt: since });
    if (dueBy) steps.push({ ...row, step: 'refund', dueBy, account });
    return steps;
  });
  const rank = ({ dueBy }: PendingCase) => dueBy?.getTime() ?? Number.POSITIVE_INFINITY;
  return cases.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

/** SQL: time at which the earliest due refund of a complaint was granted; null if none is due. */
const dueSince = sql<Date | null>`(select min(part.settled_at) from complaint_outcomes
  join payments part on part.uuid = complaint_outcomes.refund_uuid
  where complaint_outcomes.complaint_uuid = complaints.uuid and part.status = 'refund-due')`;

/** SQL: account to which the earliest due refund of a complaint goes; null if none is named. */
const dueAccount = sql<
  string | null
>`(select refund_accounts.provider || ' ' || refund_accounts.number
  from complaint_outcomes join payments part on part.uuid = complaint_outcomes.refund_uuid
  left join refund_accounts on refund_accounts.uuid = part.refund_account_uuid
  where complaint_outcomes.complaint_uuid = complaints.uuid and part.status = 'refund-due'
  order by part.settled_at limit 1)`;
