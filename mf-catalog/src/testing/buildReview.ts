import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import type { listReviews, Review } from '@marketplace/contracts/api/reviews';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';

export function buildReview(changes: Partial<Review> = {}): Review {
  return {
    uuid: '00000000-0000-4000-8000-000000000501',
    authorName: 'Ayesha Siddiqua',
    rating: 5,
    comment: 'Came alive and was cleaned well.',
    imageUrls: [],
    createdAt: '2024-05-01T09:30:00.000Z',
    ...changes,
  };
}

export function buildReviewPage(
  items: Review[] = [buildReview()],
  { totalItems = items.length, pageNumber = 1 } = {},
): ReplyOf<typeof listReviews> {
  return {
    items,
    averageRating: totalItems > 0 ? 4.5 : 0,
    ratingCounts: [0, 0, 0, 1, Math.max(0, totalItems - 1)],
    paginationStatus: buildPaging(14, totalItems, pageNumber),
  };
}
