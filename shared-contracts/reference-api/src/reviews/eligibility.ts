import type { IneligibilityReason } from '@marketplace/contracts/api/reviews';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';

/**
 * Reads the reason why a customer cannot review a product. A customer can review a product once,
 * after receiving it.
 * @returns null if the customer can review the product
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
  // A customer whose parcels were all cancelled has not bought the product.
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

/** @throws ApiProblem with the reason, if the customer cannot review the product */
export function assertEligible(reason: IneligibilityReason | null): void {
  if (reason) throw PROBLEMS[reason];
}
