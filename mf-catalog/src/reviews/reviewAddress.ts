import { productPath } from '@marketplace/contracts/routes';

/** The id of the reviews of a product page, and the fragment that leads there. */
export const reviewsId = 'reviews';

/** The query key of the page of reviews: `pageNumber` is that of lists which are pages themselves. */
const REVIEW_PAGE = 'reviewPage';

/** The contract takes no higher page number. */
const MAX_PAGE_NUMBER = 1_000_000;

/** The page of reviews in an address, from 1; an invalid number is page 1. */
export function reviewPageOf(query: URLSearchParams): number {
  const asked = query.get(REVIEW_PAGE) ?? '';
  if (!/^\d+$/.test(asked)) return 1;
  return Math.min(Math.max(Number(asked), 1), MAX_PAGE_NUMBER);
}

/** A page of reviews of a product as an address; the rest of the query stays. */
export function reviewsPath(handle: string, query: URLSearchParams, pageNumber: number): string {
  const next = new URLSearchParams(query);
  next.delete(REVIEW_PAGE);
  if (pageNumber > 1) next.set(REVIEW_PAGE, String(pageNumber));
  const search = next.size > 0 ? `?${next}` : '';
  return `${productPath(handle)}${search}#${reviewsId}`;
}
