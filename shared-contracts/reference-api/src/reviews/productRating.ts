import type { Database, DatabaseTransaction } from '../database/schema';

/**
 * Lets others who write reviews of this product wait until this transaction ends. To be asked for
 * first, as the database does when it counts: nobody then waits in a circle.
 */
export async function holdRating(trx: DatabaseTransaction, productUuid: string): Promise<void> {
  await trx
    .selectFrom('products')
    .select('uuid')
    .where('uuid', '=', productUuid)
    .forNoKeyUpdate()
    .execute();
}

export interface RatingFigures {
  averageRating: number;
  /** How many gave 1 to 5 stars, in this order. */
  ratingCounts: number[];
  total: number;
}

/** The figures of a product's reviews, from five rows however many reviews there are. */
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
