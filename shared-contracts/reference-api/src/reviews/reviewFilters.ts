import type { listReviews as listReviewsCall } from '@marketplace/contracts/api/reviews';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Schema } from '../database/schema';
import type { Input } from '../http/Handlers';

type ReviewQuery = Input<typeof listReviewsCall>['query'];

/** Condition for the reviews that a query selects by product, stars and pictures. */
export const isListed =
  ({ productUuid, rating, hasPictures }: ReviewQuery) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'reviews'>) =>
    and([
      eb('productUuid', '=', productUuid),
      ...(rating === undefined ? [] : [eb('rating', '=', rating)]),
      ...(hasPictures === 'true' ? [eb('hasPictures', '=', true)] : []),
    ]);

/**
 * Counts a product's reviews with pictures, separately for 1 to 5 stars. Uses an index that
 * contains only reviews with pictures.
 */
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
 * Counts the reviews that pass the filters of a query.
 * @param counts numbers of the product's reviews by stars: of all, and of those with pictures
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
