import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Finds cases about an order that break a rule which must always hold.
 * @returns uuids of cases, lines and orders, each with the broken rule
 */
export async function findInconsistentCases(db: Database, orderUuid: string): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    with lines as (
      select i.*, ceil(i.total_paisa - o.discount_paisa * i.total_paisa::numeric / o.subtotal_paisa)
          as paid_paisa
      from order_items i join parcels p on p.uuid = i.parcel_uuid
      join orders o on o.uuid = p.order_uuid where o.uuid = ${orderUuid}),
    cases as (
      select c.*, lines.paid_paisa, lines.quantity as ordered,
        (select count(*) from complaint_outcomes o where o.complaint_uuid = c.uuid) as decisions,
        (select coalesce(max(o.quantity), 0) from complaint_outcomes o
          where o.complaint_uuid = c.uuid) as granted,
        (select coalesce(sum(r.amount_paisa), 0) from complaint_outcomes o
          join payments r on r.uuid = o.refund_uuid
          where o.complaint_uuid = c.uuid) as refunded
      from complaints c join lines on lines.uuid = c.order_item_uuid)
    select uuid || ': another number of outcomes' as wrong from cases
      where decisions <> (status in ('resolved', 'rejected'))::int + (reopened_at is not null)::int
    union all select uuid || ': more granted than complained about' from cases
      where granted > quantity
    union all select uuid || ': more refunded than was paid for its pieces' from cases
      where refunded > ceil(paid_paisa * quantity / ordered)
    union all select order_item_uuid || ': more pieces than ordered' from cases
      group by order_item_uuid, ordered having ordered < sum(
        case when status in ('open', 'in-review') then quantity else granted end)
    union all select order_item_uuid || ': more refunded than paid' from cases
      group by order_item_uuid, paid_paisa having paid_paisa < sum(refunded)
    union all select order_uuid || ': more refunded than outcomes say' from payments
      where order_uuid = ${orderUuid} and status in ('refund-due', 'refunded')
        -- A cancelled order is paid back as a whole.
        and not exists (select from orders where uuid = order_uuid and status = 'cancelled')
      group by order_uuid having sum(amount_paisa) <> (select sum(refunded) from cases)`.execute(
    db,
  );
  return rows.map(({ wrong }) => wrong);
}

/** Refunds of an order in paisa, by their state: still due, or made. */
export async function sumRefunds(db: Database, orderUuid: string) {
  const { rows } = await sql<{ due: number; made: number }>`
    select coalesce(sum(amount_paisa) filter (where status = 'refund-due'), 0)::int as due,
      coalesce(sum(amount_paisa) filter (where status = 'refunded'), 0)::int as made
    from payments where order_uuid = ${orderUuid}`.execute(db);
  return rows[0] ?? { due: 0, made: 0 };
}
