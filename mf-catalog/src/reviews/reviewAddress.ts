import { parsePageNumber } from '@marketplace/contracts/pages/pageNumbers';
import { productPath } from '@marketplace/contracts/routes';

/** The id of the reviews of a product page, and the fragment that leads there. */
export const reviewsId = 'reviews';

/** Query keys of the reviews: `pageNumber` is that of lists which are pages themselves. */
const KEYS = { pageNumber: 'reviewPage', stars: 'reviewStars', hasPictures: 'reviewPictures' };

/** Reviews as an address names them. */
export interface ReviewQuery {
  /** From 1. */
  pageNumber: number;
  /** Those with so many stars alone. */
  stars?: number;
  /** Those with pictures alone. */
  hasPictures?: boolean;
}

/** The reviews that an address names; an invalid value counts as absent. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const stars = query.get(KEYS.stars) ?? '';
  return {
    pageNumber: parsePageNumber(query.get(KEYS.pageNumber)),
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    hasPictures: query.get(KEYS.hasPictures) === '1' || undefined,
  };
}

/** True where two addresses of a product name other reviews. */
export const hasOtherReviews = (one: URLSearchParams, other: URLSearchParams): boolean =>
  Object.values(KEYS).some((key) => one.get(key) !== other.get(key));

/** Reviews of a product as an address; the rest of the query stays. */
export function reviewsPath(
  handle: string,
  query: URLSearchParams,
  { pageNumber, stars, hasPictures }: ReviewQuery,
): string {
  const next = new URLSearchParams(query);
  for (const key of Object.values(KEYS)) next.delete(key);
  if (stars) next.set(KEYS.stars, String(stars));
  if (hasPictures) next.set(KEYS.hasPictures, '1');
  if (pageNumber > 1) next.set(KEYS.pageNumber, String(pageNumber));
  const search = next.size > 0 ? `?${next}` : '';
  return `${productPath(handle)}${search}#${reviewsId}`;
}
