import type { PaginationStatus } from '@marketplace/contracts/api/pagination';

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Number of rows that come before the page. */
export const offsetOf = ({ pageNumber, pageSize }: Page) => (pageNumber - 1) * pageSize;

/** Returns the pagination part of a reply: the page's number and size, and the totals. */
export const countPages = (page: Page, totalItems: number): PaginationStatus => ({
  pageNumber: page.pageNumber,
  pageSize: page.pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / page.pageSize),
});
