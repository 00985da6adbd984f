import { sql } from 'kysely';
import type { LateKind } from '../database/OrderTables';
import type { Database, DatabaseTransaction } from '../database/schema';
import { isManual } from './manualRefunds';

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
    .where(({ or, eb, not }) => or([eb('kind', 'in', ['refund', 'complaint']), not(isPaidBack)]))
    .execute();
  const marked = new Set(marks.map(({ kind, subjectUuid }) => `${kind} ${subjectUuid}`));
  return (kind, subjectUuid) => marked.has(`${kind} ${subjectUuid}`);
}

export interface LateThing {
  kind: LateKind;
  orderNumber: number;
  dueBy: Date;
  /** Name of the shop of the parcel or complaint; null for a refund. */
  shopName: string | null;
  /** Position of the parcel in its order, from 0; null for a refund or complaint. */
  position: number | null;
  /** Amount of a refund in paisa; null for a parcel or complaint. */
  paisa: number | null;
  /** Uuid of the parcel, payment or complaint. */
  subjectUuid: string;
  /** The shop's id of a refund; null for a parcel or complaint. */
  invoice: string | null;
}

/**
 * Reads the overdue parcels, refunds and complaints that are outstanding, earliest deadline first.
 * `listManualRefunds` reads the refunds that a person has to make.
 */
export async function listLate(db: Database): Promise<LateThing[]> {
  const { rows } = await sql<LateThing>`
    select kind, subject_uuid, order_number, late_marks.due_by, parcels.position,
      coalesce(parcels.shop_name, complained.shop_name) as shop_name,
      coalesce(received_paisa, amount_paisa) as paisa, invoice
    from late_marks
      join orders on orders.uuid = late_marks.order_uuid
      left join parcels on parcels.uuid = subject_uuid
      left join payments on payments.uuid = subject_uuid
      left join complaints on complaints.uuid = subject_uuid
      left join order_items on order_items.uuid = complaints.order_item_uuid
      left join parcels complained on complained.uuid = order_items.parcel_uuid
    where case kind
      when 'delivery' then parcels.status in ('placed', 'confirmed', 'shipped') and not ${isPaidBack}
      when 'confirmation' then parcels.status = 'placed' and not ${isPaidBack}
      when 'complaint' then complaints.uuid is not null and complaints.taken_up_at is null
      else payments.status = 'refund-due' and not ${isManual()} end
    order by late_marks.due_by, order_number, parcels.position`.execute(db);
  return rows;
}
