import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Job } from '../http/Handlers';
import type { OrderRules } from '../http/OrderRules';
import { orderedBy } from './cashLimits';

const MINUTES_COUNTED = 60;
const countedSince = (now: Date) => new Date(now.getTime() - MINUTES_COUNTED * 60_000);

/** Pieces of one product or variant that an order has taken from stock. */
interface TakenPieces {
  /** Uuid of the variant, or of a product without variants. */
  itemUuid: string;
  quantity: number;
  /** Pieces that are left in stock; `null` if the product has no stock limit. */
  left: number | null;
}

/**
 * Finds the scarce products of an order. A product is scarce if the phone's unpaid orders,
 * including this order, reserve at least as many pieces of it as are left in stock.
 * @param phone with +88; must be locked already
 * @returns uuids of variants, or of products without variants
 */
export async function findScarce(
  trx: DatabaseTransaction,
  phone: string,
  taken: readonly TakenPieces[],
): Promise<string[]> {
  const held = await trx
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.orderUuid', 'orders.uuid')
    .innerJoin('orderItems', 'orderItems.parcelUuid', 'parcels.uuid')
    .select(({ fn }) => [
      fn.coalesce('orderItems.variantUuid', 'orderItems.productUuid').as('itemUuid'),
      fn.sum<number>('orderItems.quantity').as('quantity'),
    ])
    .where('orders.paymentExpiresAt', 'is not', null)
    .where('parcels.status', '!=', 'cancelled')
    .where(orderedBy(phone))
    .groupBy('itemUuid')
    .execute();
  const ownOf = (itemUuid: string) =>
    Number(held.find((each) => each.itemUuid === itemUuid)?.quantity ?? 0);
  return taken
    .filter(({ itemUuid, quantity, left }) => left !== null && quantity + ownOf(itemUuid) >= left)
    .map(({ itemUuid }) => itemUuid);
}

/**
 * Finds the scarce products of a cash order that is about to become an unpaid online order. Locks
 * the products in the same sequence as `reserveStock`, so that these functions never deadlock.
 * @param phone with +88; must be locked already, as must the order
 */
export async function findScarceInOrder(
  trx: DatabaseTransaction,
  phone: string,
  orderUuid: string,
): Promise<string[]> {
  const items = await trx
    .selectFrom('orderItems')
    .innerJoin('parcels', 'parcels.uuid', 'orderItems.parcelUuid')
    .select(({ fn }) => [
      fn.coalesce('variantUuid', 'productUuid').as('itemUuid'),
      fn.sum<number>('quantity').as('quantity'),
    ])
    .where('orderUuid', '=', orderUuid)
    .where('parcels.status', '!=', 'cancelled')
    .groupBy('itemUuid')
    .execute();
  const uuids = sql.join(items.map(({ itemUuid }) => itemUuid));
  const stock = new Map<string, number | null>();
  for (const table of [sql`products`, sql`product_variants`]) {
    const { rows } = await sql<{ uuid: string; left: number | null }>`
      select uuid, case when sell_stockout then null else inventory_quantity end as left
      from ${table} where uuid in (${uuids}) order by uuid for no key update`.execute(trx);
    for (const { uuid, left } of rows) stock.set(uuid, left);
  }
  const taken = items.map(({ itemUuid, quantity }) => ({
    itemUuid,
    quantity: Number(quantity),
    left: stock.get(itemUuid) ?? null,
  }));
  return findScarce(trx, phone, taken);
}

interface Hold {
  orderUuid: string;
  /** Phone with +88; must be locked already. */
  phone: string;
  network: string;
  /** Result of `findScarce` or `findScarceInOrder`. */
  scarce: readonly string[];
  now: Date;
}

/**
 * Checks how many unpaid online orders a phone has. Also checks how often a phone and a network
 * have reserved a scarce product without paying. Counts the order that was just written, and
 * orders from the last hour that have ended unpaid. The products' rows must be locked already.
 * @throws ApiProblem 409 `unpaid-limit`
 */
export async function assertHoldLimits(
  trx: DatabaseTransaction,
  rules: OrderRules,
  { orderUuid, phone, network, scarce, now }: Hold,
): Promise<void> {
  if ((await countUnpaid(trx, phone, now)) > rules.unpaidOrders) throw unpaidLimit();
  const holders = [
    { holder: hashOf('phone', phone), most: rules.unpaidScarceOrders },
    { holder: hashOf('network', network), most: rules.unpaidScarceOrdersOfNetwork },
  ].filter(({ most }) => most !== Number.POSITIVE_INFINITY);
  for (const itemUuid of scarce) {
    for (const { holder, most } of holders) {
      const values = { orderUuid, itemUuid, holder, heldAt: now };
      await trx
        .insertInto('unpaidHolds')
        .values(values)
        // The row already exists if the order was changed to cash and back to online payment.
        .onConflict((earlier) =>
          earlier.columns(['holder', 'itemUuid', 'orderUuid']).doUpdateSet({ heldAt: now }),
        )
        .execute();
      const { count } = await trx
        .selectFrom('unpaidHolds')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('holder', '=', holder)
        .where('itemUuid', '=', itemUuid)
        .where('heldAt', '>', countedSince(now))
        .executeTakeFirstOrThrow();
      if (count > most) throw unpaidLimit();
    }
  }
}

async function countUnpaid(trx: DatabaseTransaction, phone: string, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('paymentMethod', '!=', 'cash-on-delivery')
    .where('paymentStatus', 'not in', ['paid', 'refunded'])
    .where(({ eb, or }) =>
      or([eb('paymentExpiresAt', 'is not', null), eb('placedAt', '>', countedSince(now))]),
    )
    .where(orderedBy(phone))
    .executeTakeFirstOrThrow();
  return count;
}

// The table contains only hashes, so that it does not reveal who has ordered from which network.
const hashOf = (kind: string, subject: string) =>
  createHash('sha256').update(`${kind} ${subject}`).digest('hex');

const unpaidLimit = () =>
  new ApiProblem(
    409,
    'unpaid-limit',
    'Too many orders of this phone or network were not paid. Pay the earlier ones, choose another way to pay, wait an hour, or call support',
  );

/** Deletes the rows in `unpaidHolds` of an order that was paid. */
export async function forgetHold(trx: DatabaseTransaction, orderUuid: string): Promise<void> {
  await trx.deleteFrom('unpaidHolds').where('orderUuid', '=', orderUuid).execute();
}

export const deleteExpiredHolds: Job = async ({ db, now }) => {
  await db.deleteFrom('unpaidHolds').where('heldAt', '<=', countedSince(now())).execute();
};
