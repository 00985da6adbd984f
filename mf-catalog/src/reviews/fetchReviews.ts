import type { ReplyOf } from '@marketplace/contracts/api/defineCall';
import { listReviews } from '@marketplace/contracts/api/reviews';
import { callApi } from '../../contracts';
import type { ReviewQuery } from './reviewAddress';

/** Reviews per page (specification section 9). */
const REVIEWS_PER_PAGE = 14;

export type ReviewPage = ReplyOf<typeof listReviews>;

export const fetchReviews = (
  productUuid: string,
  { pageNumber, stars, hasPictures }: ReviewQuery,
  request: Request,
) =>
  callApi(listReviews, {
    query: {
      productUuid,
      pageNumber,
      pageSize: REVIEWS_PER_PAGE,
      rating: stars,
      hasPictures: hasPictures ? 'true' : undefined,
    },
    request,
  });
