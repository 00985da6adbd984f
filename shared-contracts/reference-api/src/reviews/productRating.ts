import { inTransaction } from '../database/inTransaction';
import type { Database, DatabaseTransaction } from '../database/schema';

/**
 * Locks a product's rating until the transaction ends. Call this before taking other locks. The
 * triggers that count reviews take their locks in the same sequence, so that they and the caller
 * never deadlock.
 */
export async function lockRating(trx: DatabaseTransaction, productUuid: string): Promise<void> {
  await trx
    .selectFrom('products')
    .select('uuid')
    .where('uuid', '=', productUuid)
    .forNoKeyUpdate()
    .execute();
}

interface RatingFigures {
  averageRating: number;
  /** Number of reviews with 1 star, 2 stars, and so on up to 5. */
  ratingCounts: number[];
  total: number;
}

/** Reads the statistics of a product's reviews. They are stored in at most five rows. */
export async function readRating(db: Database, productUuid: string): Promise<RatingFigures> {
  const rows = await db
    .selectFrom('reviewCounts')
    .select(['rating', 'reviews'])
    .where('productUuid', '=', productUuid)
    .execute();
  const countOf = (stars: number) => rows.find(({ rating }) => rating === stars)?.reviews ?? 0;
  const ratingCounts = [1, 2, 3, 4, 5].map(countOf);
  const total = ratingCounts.reduce((sum, count) => sum + count, 0);
  const stars = ratingCounts.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const averageRating = total === 0 ? 0 : Math.round((stars * 10) / total) / 10;
  return { averageRating, ratingCounts, total };
}

/**
 * Deletes a review. Triggers of the database then update the product's rating.
 * @returns false if the review does not exist
 */
export async function removeReview(db: Database, uuid: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .select('productUuid')
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    if (!review) return false;
    await lockRating(trx, review.productUuid);
    await trx.deleteFrom('reviews').where('uuid', '=', uuid).execute();
    return true;
  });
}
