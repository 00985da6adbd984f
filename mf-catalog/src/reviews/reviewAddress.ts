import { parsePageNumber } from '@marketplace/contracts/pages/pageNumbers';
import { productPath } from '@marketplace/contracts/routes';

/** The id of the reviews of a product page, and the fragment that leads there. */
export const reviewsId = 'reviews';

/** The query key of the page of reviews: `pageNumber` is that of lists which are pages themselves. */
const REVIEW_PAGE = 'reviewPage';

/** The page of reviews in an address, from 1; an invalid number is page 1. */
export function reviewPageOf(query: URLSearchParams): number {
  return parsePageNumber(query.get(REVIEW_PAGE));
}

/** A page of reviews of a product as an address; the rest of the query stays. */
export function reviewsPath(handle: string, query: URLSearchParams, pageNumber: number): string {
  const next = new URLSearchParams(query);
  next.delete(REVIEW_PAGE);
  if (pageNumber > 1) next.set(REVIEW_PAGE, String(pageNumber));
  const search = next.size > 0 ? `?${next}` : '';
  return `${productPath(handle)}${search}#${reviewsId}`;
}
