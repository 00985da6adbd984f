import type { PaginationStatus } from './pagination';

/**
 * Whether a page number leads past the end of a list that has items: a 404, unlike the empty first
 * page of a list without any.
 */
export function isBeyondLastPage({ pageNumber, totalPages }: PaginationStatus): boolean {
  return totalPages > 0 && pageNumber > totalPages;
}
