import { parsePageNumber } from '@marketplace/contracts/pages/pageNumbers';
import { productPath, REVIEWS_ID } from '@marketplace/contracts/routes';

/**
 * Query keys of the reviews in the URL. The page number's key is `reviewPage`, because `pageNumber`
 * is the key of lists that have a page of their own.
 */
const KEYS = { pageNumber: 'reviewPage', stars: 'reviewStars', hasPictures: 'reviewPictures' };

/** The reviews that a URL selects. */
export interface ReviewQuery {
  /** Starts at 1. */
  pageNumber: number;
  /** Only reviews with this number of stars. */
  stars?: number;
  /** Only reviews with pictures. */
  hasPictures?: boolean;
}

/** Reads the page and the filters of the reviews from a URL. Ignores invalid values. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  const stars = query.get(KEYS.stars) ?? '';
  return {
    pageNumber: parsePageNumber(query.get(KEYS.pageNumber)),
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    hasPictures: query.get(KEYS.hasPictures) === '1' || undefined,
  };
}

/** True if two URLs of a product select different reviews. */
export const hasOtherReviews = (one: URLSearchParams, other: URLSearchParams): boolean =>
  Object.values(KEYS).some((key) => one.get(key) !== other.get(key));

/** Path of a product's page with the selected reviews. The rest of the query stays. */
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
  return `${productPath(handle)}${search}#${REVIEWS_ID}`;
}
