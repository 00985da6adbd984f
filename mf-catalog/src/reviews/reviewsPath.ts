import { productPath } from '@marketplace/contracts/routes';
import { reviewsId } from '../reviews-id/reviewsId';
import { REVIEW_PAGE } from './reviewPageOf';

/** A page of reviews of a product as an address; the rest of the query stays. */
export function reviewsPath(handle: string, query: URLSearchParams, pageNumber: number): string {
  const next = new URLSearchParams(query);
  next.delete(REVIEW_PAGE);
  if (pageNumber > 1) next.set(REVIEW_PAGE, String(pageNumber));
  const search = next.size > 0 ? `?${next}` : '';
  return `${productPath(handle)}${search}#${reviewsId}`;
}
