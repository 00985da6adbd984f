import type { PaginationStatus } from '../api/pagination';

/** The contract takes no higher page number; a list this long has no such page either. */
const MAX_PAGE_NUMBER = 1_000_000;

/** Page number of a list request, from 1. */
export function pageNumberOf(request: Request): number {
  return parsePageNumber(new URL(request.url).searchParams.get('pageNumber'));
}

/**
 * A page number as an address has it. Anything but a whole number from 1 on is page 1: a mistyped
 * address still shows the list, and its canonical address then says page 1.
 */
export function parsePageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PAGE_NUMBER);
}

/**
 * True for a page number past the end of a list that has items: a 404, unlike the empty first page
 * of a list without any.
 */
export function isBeyondLastPage({ pageNumber, totalPages }: PaginationStatus): boolean {
  return totalPages > 0 && pageNumber > totalPages;
}
