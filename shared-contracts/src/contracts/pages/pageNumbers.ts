import type { PaginationStatus } from '../api/pagination';

/** The highest page number that the contract allows. */
const MAX_PAGE_NUMBER = 1_000_000;

/** Reads the page number of a list from a URL. The first page is 1. */
export function pageNumberOf(request: Request): number {
  return parsePageNumber(new URL(request.url).searchParams.get('pageNumber'));
}

/**
 * Parses the page number of a URL. Anything except a whole number from 1 becomes page 1: a mistyped
 * URL still shows the list, with page 1 as its canonical URL. A higher number than
 * `MAX_PAGE_NUMBER` becomes `MAX_PAGE_NUMBER`.
 */
export function parsePageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PAGE_NUMBER);
}

/**
 * True if the page number is beyond the end of a list, so that the response is a 404. Always false
 * for a list without items.
 */
export function isBeyondLastPage({ pageNumber, totalPages }: PaginationStatus): boolean {
  return totalPages > 0 && pageNumber > totalPages;
}
