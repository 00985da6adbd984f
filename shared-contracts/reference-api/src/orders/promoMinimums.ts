import type { Database, DatabaseTransaction } from '../database/schema';

/**
 * Reads the minimum subtotals of the promo codes of orders, in paisa.
 * @returns the minimums by order; without an entry for an order without a code
 */
export async function readPromoMinimums(
  db: Database | DatabaseTransaction,
  orderUuids: string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('promoCodes', 'promoCodes.code', 'orders.promoCode')
    .select(['orders.uuid', 'minimumPaisa'])
    .where('orders.uuid', 'in', orderUuids)
    .execute();
  return new Map(rows.map(({ uuid, minimumPaisa }) => [uuid, minimumPaisa]));
}

interface Sums {
  subtotalPaisa: number;
  discountPaisa: number;
}

/**
 * True if an order loses its discount when goods are taken off it, because the rest is below the
 * minimum of the promo code. Otherwise, a customer could reach the minimum with a parcel that is
 * cancelled afterwards.
 */
export const isDiscountEnded = (
  { subtotalPaisa, discountPaisa }: Sums,
  goodsPaisa: number,
  minimumPaisa = 0,
): boolean => discountPaisa > 0 && subtotalPaisa - goodsPaisa < minimumPaisa;
