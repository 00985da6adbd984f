import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Finds orders and promo codes that break a rule which must always hold.
 * @returns their numbers or codes, each with the broken rule
 */
export async function findInconsistentOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    with counted as (
      select * from parcels p where not exists (select from order_status_changes c
        where c.parcel_uuid = p.uuid and c.status = 'cancelled')),
    sums as (
      select o.*,
        (select coalesce(sum(i.total_paisa), 0) from order_items i
          join counted p on p.uuid = i.parcel_uuid where p.order_uuid = o.uuid) as lines,
        (select coalesce(sum(p.delivery_charge_paisa), 0) from counted p
          where p.order_uuid = o.uuid) as deliveries,
        (select count(*) from parcels p where p.order_uuid = o.uuid
          and p.status <> 'cancelled') as open_parcels,
        (select count(*) from parcels p where p.order_uuid = o.uuid and not exists (
          select from order_items i where i.parcel_uuid = p.uuid)) as empty_parcels,
        (select count(*) from payments y where y.order_uuid = o.uuid and y.status = 'paid') as kept,
        (select count(*) from payments y where y.order_uuid = o.uuid
          and y.status in ('paid', 'refund-due', 'refunded')
          and y.part_of is null and y.amount_paisa + (
            select coalesce(sum(r.amount_paisa), 0) from complaint_outcomes c
            join payments r on r.uuid = c.refund_uuid where r.part_of = y.uuid)
            <> o.total_paisa
          -- The cancellation of a parcel lowers the total, but only splits the payment that is kept.
          and (y.status = 'paid' or not exists (select from order_status_changes c
            where c.order_uuid = o.uuid and c.parcel_uuid is not null and c.status = 'cancelled'))
          ) as other_amounts,
        (select count(*) from payments y join sandbox_payments s on s.payment_uuid = y.uuid
          where y.order_uuid = o.uuid and y.status in ('paid', 'refund-due', 'refunded')
          and y.received_paisa is null and s.amount_paisa <> y.amount_paisa
            + (select coalesce(sum(part.amount_paisa), 0) from payments part
              where part.part_of = y.uuid)) as other_sums,
        (select count(*) from payments part join payments y on y.uuid = part.part_of
          where part.order_uuid = o.uuid and (y.order_uuid <> o.uuid or y.method <> part.method
            or part.amount_paisa <= 0 or part.status not in ('refund-due', 'refunded')
            or y.part_of is not null)) as wrong_parts,
        (select count(*) from sandbox_refunds r
          join sandbox_payments s on s.reference = r.reference
          join payments y on y.uuid = s.payment_uuid
          left join payments back on back.invoice = r.refund_id
            and coalesce(back.part_of, back.uuid) = y.uuid
          where y.order_uuid = o.uuid and r.amount_paisa
            is distinct from coalesce(back.received_paisa, back.amount_paisa)) as other_refunds,
        (select count(*) from order_status_changes c where c.order_uuid = o.uuid
          and c.parcel_uuid is null and c.status = 'cancelled') as times_cancelled
      from orders o)
    select order_number || ': ' || reason as wrong from sums,
      lateral (values
        ('lines', lines = 0 or lines <> subtotal_paisa),
        ('deliveries', deliveries <> delivery_charge_paisa),
        ('total', total_paisa <> lines + deliveries - discount_paisa),
        ('a discount without its use', (discount_paisa > 0) <> (promo_code is not null)
          or status <> 'cancelled' and (promo_code is not null) <> exists (
            select from promo_uses u where u.order_uuid = sums.uuid)),
        ('an empty parcel', empty_parcels > 0),
        ('paid more than once', kept > 1),
        ('paid and cancelled', kept > 0 and status = 'cancelled'),
        ('paid, and not said so', kept > 0 and payment_status <> 'paid'),
        ('cancelled, and still waiting', status = 'cancelled' and payment_expires_at is not null),
        ('paid, and still waiting', kept > 0 and payment_expires_at is not null),
        ('another amount', other_amounts > 0),
        ('parts with another sum', other_sums > 0),
        ('a wrong part', wrong_parts > 0),
        ('another refund at the gateway', other_refunds > 0),
        ('parcels', (open_parcels = 0) <> (status = 'cancelled')),
        ('history', times_cancelled <> (status = 'cancelled')::int)
      ) as checks (reason, is_wrong)
    where is_wrong
    union all
    select code || ': uses' from promo_codes c
    where uses > max_uses or uses < (select count(*) from promo_uses u where u.code = c.code)
    order by 1`.execute(db);
  return rows.map(({ wrong }) => wrong);
}

/**
 * Counts the pieces in stock, in parcels that are not cancelled, and those that replaced others.
 * Selling, cancelling and replacing must not change this sum.
 */
export async function countPieces(db: Database): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`select (
    (select sum(inventory_quantity) from products) +
    (select sum(inventory_quantity) from product_variants) +
    (select coalesce(sum(quantity), 0) from complaint_outcomes where kind = 'replacement') +
    (select coalesce(sum(i.quantity), 0) from order_items i
      join parcels p on p.uuid = i.parcel_uuid where p.status <> 'cancelled'))::int as pieces`.execute(
    db,
  );
  return rows[0]?.pieces ?? 0;
}
