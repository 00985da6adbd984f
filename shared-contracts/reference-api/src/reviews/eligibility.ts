import type { IneligibilityReason } from '@marketplace/contracts/api/reviews';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';

/**
 * Reason why a customer cannot review a product; null if they can, because they have received it
 * and not reviewed it yet.
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
  // A cancelled parcel does not count as bought.
  return parcels.some(({ status }) => status !== 'cancelled') ? 'not-received' : 'not-bought';
}

const PROBLEMS: Record<IneligibilityReason, ApiProblem> = {
  'not-bought': new ApiProblem(403, 'not-bought', 'Only who bought this product can review it'),
  'not-received': new ApiProblem(
    403,
    'not-received',
    'You can review this product once it has been delivered to you',
  ),
  'already-reviewed': new ApiProblem(
    409,
    'already-reviewed',
    'You have reviewed this product already',
  ),
};

/** @throws ApiProblem with the reason, if there is one */
export function assertEligible(reason: IneligibilityReason | null): void {
  if (reason) throw PROBLEMS[reason];
}
