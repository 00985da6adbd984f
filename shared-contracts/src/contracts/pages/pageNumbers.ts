import type { PaginationStatus } from '../api/pagination';

/** The highest page number that the contract allows. */
const MAX_PAGE_NUMBER = 1_000_000;

/** Page number in the URL of a list's page, from 1. */
export function pageNumberOf(request: Request): number {
  return parsePageNumber(new URL(request.url).searchParams.get('pageNumber'));
}

/**
 * Parses the page number of a URL. Anything except a whole number from 1 becomes page 1: a mistyped
 * URL still shows the list, with page 1 as its canonical URL.
 */
export function parsePageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PAGE_NUMBER);
}

/**
 * True if the page number is beyond the end of a list with items; the page is then a 404. The first
 * page of an empty list is not.
 */
export function isBeyondLastPage({ pageNumber, totalPages }: PaginationStatus): boolean {
  return totalPages > 0 && pageNumber > totalPages;
}
