import type { listReviews as listReviewsCall } from '@marketplace/contracts/api/reviews';
import { countPages, offsetOf } from '../database/paging';
import { notFound } from '../http/ApiProblem';
import type { ApiContext, Input } from '../http/Handlers';
import { readPictures } from '../uploads/readPictures';
import { readRating } from './productRating';

/** A page of a product's reviews, newest first, with the figures of all of them. */
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
  const { averageRating, ratingCounts, total } = await readRating(db, product.uuid);
  const rows = await db
    .selectFrom('reviews')
    .select(['uuid', 'authorName', 'rating', 'comment', 'createdAt'])
    .where('productUuid', '=', product.uuid)
    .orderBy('createdAt', 'desc')
    .orderBy('uuid')
    .limit(query.pageSize)
    .offset(offsetOf(query))
    .execute();
  const uuids = rows.map(({ uuid }) => uuid);
  const pictures = await readPictures(db, mediaUrl, 'reviewUuid', uuids);
  const items = rows.map((row) => ({
    ...row,
    imageUrls: pictures.get(row.uuid) ?? [],
    createdAt: row.createdAt.toISOString(),
  }));
  return { items, averageRating, ratingCounts, paginationStatus: countPages(query, total) };
}
