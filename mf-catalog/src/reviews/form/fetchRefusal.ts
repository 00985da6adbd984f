import { callApi } from '@marketplace/contracts/api/client';
import {
  checkReviewEligibility,
  type IneligibilityReason,
} from '@marketplace/contracts/api/reviews';

/** Why the customer cannot review a product, in the server's judgement; `null` when they can. */
export async function fetchRefusal(productUuid: string): Promise<IneligibilityReason | null> {
  const { reason } = await callApi(checkReviewEligibility, { query: { productUuid } });
  return reason;
}
