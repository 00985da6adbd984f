/** The query key of the page of reviews: `pageNumber` is that of lists which are pages themselves. */
export const REVIEW_PAGE = 'reviewPage';

/** The contract takes no higher page number. */
const MAX_PAGE_NUMBER = 1_000_000;

/** Which page of reviews an address asks for, from 1; what is no page number is page 1. */
export function reviewPageOf(query: URLSearchParams): number {
  const asked = query.get(REVIEW_PAGE) ?? '';
  if (!/^\d+$/.test(asked)) return 1;
  return Math.min(Math.max(Number(asked), 1), MAX_PAGE_NUMBER);
}
