import type { PaginationStatus } from '../api/pagination';

/** The contract's highest page number. */
const MAX_PAGE_NUMBER = 1_000_000;

/** Page number of a list request, from 1. */
export function pageNumberOf(request: Request): number {
  return parsePageNumber(new URL(request.url).searchParams.get('pageNumber'));
}

/**
 * Page number from an address. Anything except a whole number from 1 is page 1: a mistyped address
 * still shows the list, with page 1 as its canonical address.
 */
export function parsePageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PAGE_NUMBER);
}

/**
 * True if the page number is past the end of a list with items, which gives a 404. The first page
 * of an empty list does not.
 */
export function isBeyondLastPage({ pageNumber, totalPages }: PaginationStatus): boolean {
  return totalPages > 0 && pageNumber > totalPages;
}
