import type { Database } from '../database/schema';
import { holdRating, writeRating } from './productRating';

/** Deletes a review and works the product's figures out anew; false when there is none. */
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
    await writeRating(trx, review.productUuid);
    return true;
  });
}
