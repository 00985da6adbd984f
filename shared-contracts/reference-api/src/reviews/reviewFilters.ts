import type { listReviews as listReviewsCall } from '@marketplace/contracts/api/reviews';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema } from '../database/schema';
import type { Input } from '../http/Handlers';

type ReviewQuery = Input<typeof listReviewsCall>['query'];

/** Condition that a product's review passes the filters. */
export const isListed =
  ({ productUuid, rating, hasPictures }: ReviewQuery) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'reviews'>) =>
    and([
      eb('productUuid', '=', productUuid),
      ...(rating === undefined ? [] : [eb('rating', '=', rating)]),
      ...(hasPictures === 'true' ? [eb('hasPictures', '=', true)] : []),
    ]);

/** Number of a product's reviews with pictures, by stars, from an index of those only. */
export async function countPictured(db: Database, productUuid: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(({ fn }) => ['rating', fn.countAll<number>().as('reviews')])
    .where('productUuid', '=', productUuid)
    .where('hasPictures', '=', true)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.reviews ?? 0);
}

/**
 * Number of reviews that pass the filters.
 * @param counts of all reviews of the product, and of those with pictures, by stars
 */
export function countListed(
  { rating, hasPictures }: ReviewQuery,
  counts: { ratingCounts: number[]; pictured: number[] },
): number {
  const counted = hasPictures === 'true' ? counts.pictured : counts.ratingCounts;
  return rating === undefined ? sum(counted) : (counted[rating - 1] ?? 0);
}

export const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);
