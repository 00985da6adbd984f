import type { IneligibilityReason } from '@marketplace/contracts/api/reviews';
import type { Database, DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';

/**
 * Why a customer cannot review a product; null when they can: they have received it, which is that
 * a parcel with it was delivered to them, and have not reviewed it yet.
 * @throws ApiProblem 404 for an unknown product
 */
export async function readEligibility(
  db: Database | DatabaseTransaction,
  customerUuid: string,
  productUuid: string,
): Promise<IneligibilityReason | null> {
  const product = await db
    .selectFrom('products')
    .select('uuid')
    .where('uuid', '=', productUuid)
    .executeTakeFirst();
  if (!product) throw notFound('That product');
  const own = await db
    .selectFrom('reviews')
    .select('uuid')
    .where('customerUuid', '=', customerUuid)
    .where('productUuid', '=', productUuid)
    .executeTakeFirst();
  if (own) return 'already-reviewed';
  const parcels = await db
    .selectFrom('orders')
    .innerJoin('parcels', 'parcels.orderUuid', 'orders.uuid')
    .innerJoin('orderItems', 'orderItems.parcelUuid', 'parcels.uuid')
    .select('parcels.status')
    .where('orders.customerUuid', '=', customerUuid)
    .where('orderItems.productUuid', '=', productUuid)
    .execute();
  if (parcels.some(({ status }) => status === 'delivered')) return null;
  // What was called off was never bought.
  return parcels.some(({ status }) => status !== 'cancelled') ? 'not-received' : 'not-bought';
}
