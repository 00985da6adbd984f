import { randomUUID } from 'node:crypto';
import type {
  createReview as createReviewCall,
  listReviews as listReviewsCall,
} from '@marketplace/contracts/api/reviews';
import { countPages, offsetOf } from '../database/paging';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Handlers, Input } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { writeOnce } from '../http/writeOnce';
import { attachPictures, readPictures } from '../uploads/attachedPictures';
import { assertEligible, readEligibility } from './eligibility';
import { lockRating, readRating } from './productRating';
import { countListed, countPictured, isListed, sum } from './reviewFilters';

export const reviewHandlers: Handlers<'listReviews' | 'checkReviewEligibility' | 'createReview'> = {
  listReviews,
  createReview,
  async checkReviewEligibility({ customerUuid, query }, { db }) {
    const reason = await readEligibility(db, customerUuid, query.productUuid);
    return { isEligible: reason === null, reason };
  },
};

/** Lists a product's reviews page by page, newest first, with the statistics of all its reviews. */
export async function listReviews(
  { query }: Input<typeof listReviewsCall>,
  { db, mediaUrl }: ApiContext,
) {
  const product = await db
    .selectFrom('products')
    .select('uuid')
    .where('uuid', '=', query.productUuid)
    .executeTakeFirst();
  if (!product) throw notFound('That product');
  const { averageRating, ratingCounts } = await readRating(db, product.uuid);
  const pictured = await countPictured(db, product.uuid);
  const rows = await db
    .selectFrom('reviews')
    .select(['uuid', 'authorName', 'rating', 'comment', 'isVerifiedBuyer', 'createdAt'])
    .select(['answer', 'answeredAt'])
    .where(isListed(query))
    .orderBy('createdAt', 'desc')
    .orderBy('uuid')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  const uuids = rows.map(({ uuid }) => uuid);
  const pictures = await readPictures(db, mediaUrl, 'reviewUuid', uuids);
  const items = rows.map(({ answer, answeredAt, ...row }) => ({
    ...row,
    ...(answer && answeredAt && { answer: { text: answer, answeredAt: answeredAt.toISOString() } }),
    imageUrls: pictures.get(row.uuid) ?? [],
    createdAt: row.createdAt.toISOString(),
  }));
  return {
    items,
    averageRating,
    ratingCounts,
    picturedCount: sum(pictured),
    paginationStatus: countPages(query, countListed(query, { ratingCounts, pictured })),
  };
}

const WRITING: RateLimit = { name: 'review', most: 20, windowMinutes: 60 };

/** Stores a review. Triggers of the database then update the product's rating. */
export async function createReview(
  { customerUuid, body, writeKey }: Input<typeof createReviewCall>,
  context: ApiContext,
) {
  await consumeRateLimit(context, WRITING, customerUuid);
  const { now, mediaUrl } = context;
  const { productUuid, rating, comment, imageUrls = [] } = body;
  return writeOnce(context, writeKey, async (trx) => {
    await lockRating(trx, productUuid);
    assertEligible(await readEligibility(trx, customerUuid, productUuid));
    const { fullName: authorName } = await trx
      .selectFrom('customers')
      .select('fullName')
      .where('uuid', '=', customerUuid)
      .executeTakeFirstOrThrow();
    const uuid = randomUUID();
    const createdAt = now();
    const review = { uuid, authorName, rating, comment, isVerifiedBuyer: true };
    await trx
      .insertInto('reviews')
      .values({ ...review, productUuid, customerUuid, createdAt })
      .execute();
    const shown = { orderer: { customerUuid }, column: 'reviewUuid', uuid } as const;
    await attachPictures(trx, mediaUrl, shown, imageUrls);
    const pictures = await readPictures(trx, mediaUrl, 'reviewUuid', [uuid]);
    return {
      ...review,
      imageUrls: pictures.get(uuid) ?? [],
      createdAt: createdAt.toISOString(),
    };
  });
}
