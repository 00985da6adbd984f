import type { Handlers } from '../http/Handlers';
import { createReview } from './createReview';
import { listReviews } from './listReviews';
import { readEligibility } from './readEligibility';

export const reviewHandlers: Handlers<'listReviews' | 'checkReviewEligibility' | 'createReview'> = {
  listReviews,
  createReview,
  async checkReviewEligibility({ customerUuid, query }, { db }) {
    const reason = await readEligibility(db, customerUuid, query.productUuid);
    return { isEligible: reason === null, reason };
  },
};
