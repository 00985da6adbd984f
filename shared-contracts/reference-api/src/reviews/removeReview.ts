import type { Database } from '../database/schema';
import { holdRating } from './productRating';

/** Deletes a review, which changes its product's figures; false when there is none. */
export async function removeReview(db: Database, uuid: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .select('productUuid')
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    if (!review) return false;
    await holdRating(trx, review.productUuid);
    await trx.deleteFrom('reviews').where('uuid', '=', uuid).execute();
    return true;
  });
}
