import { randomUUID } from 'node:crypto';
import type { createReview as createReviewCall } from '@marketplace/contracts/api/reviews';
import { bookTry, type TryLimit } from '../http/bookTry';
import type { ApiContext, Input } from '../http/Handlers';
import { attachPictures } from '../uploads/attachPictures';
import { readPictures } from '../uploads/readPictures';
import { holdRating } from './productRating';
import { readEligibility } from './readEligibility';
import { refuseIneligible } from './refuseIneligible';

const WRITING: TryLimit = { name: 'review', most: 20, windowMinutes: 60 };

/** Writes a review; the database works the product's figures out anew. */
export async function createReview(
  { customerUuid, body }: Input<typeof createReviewCall>,
  context: ApiContext,
) {
  await bookTry(context, WRITING, customerUuid);
  const { db, now, mediaUrl } = context;
  const { productUuid, rating, comment, imageUrls = [] } = body;
  return db.transaction().execute(async (trx) => {
    await holdRating(trx, productUuid);
    refuseIneligible(await readEligibility(trx, customerUuid, productUuid));
    const { fullName: authorName } = await trx
      .selectFrom('customers')
      .select('fullName')
      .where('uuid', '=', customerUuid)
      .executeTakeFirstOrThrow();
    const uuid = randomUUID();
    const createdAt = now();
    const review = { uuid, authorName, rating, comment };
    await trx
      .insertInto('reviews')
      .values({ ...review, productUuid, customerUuid, createdAt })
      .execute();
    await attachPictures(trx, mediaUrl, { customerUuid, column: 'reviewUuid', uuid }, imageUrls);
    const pictures = await readPictures(trx, mediaUrl, 'reviewUuid', [uuid]);
    return {
      ...review,
      imageUrls: pictures.get(uuid) ?? [],
      createdAt: createdAt.toISOString(),
    };
  });
}
