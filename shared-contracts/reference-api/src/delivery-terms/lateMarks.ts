import { sql } from 'kysely';
import type { LateKind } from '../database/OrderTables';
import type { Database, DatabaseTransaction } from '../database/schema';

/** SQL that is true if the order was or will be refunded, so that its parcels are not expected. */
export const isPaidBack = sql<boolean>`(orders.payment_status in ('paid', 'refunded') and not exists (
  select from payments paying where paying.order_uuid = orders.uuid and paying.status = 'paid'))`;

/**
 * Reads what `markOverdue` has recorded about the parcels and payments of some orders.
 * @returns a function that is true for an overdue parcel or payment, except for parcels of refunded
 * orders
 */
export async function readLateMarks(
  db: Database | DatabaseTransaction,
  orderUuids: string[],
): Promise<(kind: LateKind, subjectUuid: string) => boolean> {
  const marks = await db
    .selectFrom('lateMarks')
    .innerJoin('orders', 'orders.uuid', 'lateMarks.orderUuid')
    .select(['kind', 'subjectUuid'])
    .where('orderUuid', 'in', orderUuids)
    .where(({ or, eb, not }) => or([eb('kind', '=', 'refund'), not(isPaidBack)]))
    .execute();
  const marked = new Set(marks.map(({ kind, subjectUuid }) => `${kind} ${subjectUuid}`));
  return (kind, subjectUuid) => marked.has(`${kind} ${subjectUuid}`);
}

export interface LateThing {
  kind: LateKind;
  orderNumber: number;
  dueBy: Date;
  /** Name of the parcel's shop; null for a refund. */
  shopName: string | null;
  /** Position of the parcel in its order, from 0; null for a refund. */
  position: number | null;
  /** Amount of a refund in paisa; null for a parcel. */
  paisa: number | null;
}

/** Reads the overdue parcels and refunds that are still outstanding, earliest deadline first. */
export async function listLate(db: Database): Promise<LateThing[]> {
  const { rows } = await sql<LateThing>`
    select kind, order_number, late_marks.due_by, shop_name, parcels.position,
      coalesce(received_paisa, amount_paisa) as paisa
    from late_marks
      join orders on orders.uuid = late_marks.order_uuid
      left join parcels on parcels.uuid = subject_uuid
      left join payments on payments.uuid = subject_uuid
    where case kind
      when 'delivery' then parcels.status in ('placed', 'confirmed', 'shipped') and not ${isPaidBack}
      when 'confirmation' then parcels.status = 'placed' and not ${isPaidBack}
      else payments.status = 'refund-due' end
    order by late_marks.due_by, order_number, parcels.position`.execute(db);
  return rows;
}
