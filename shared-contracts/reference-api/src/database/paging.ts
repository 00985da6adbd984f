import type { PaginationStatus } from '@marketplace/contracts/api/pagination';

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Number of rows before a page. */
export const offsetOf = ({ pageNumber, pageSize }: Page) => (pageNumber - 1) * pageSize;

/** Pagination of a reply: the page and the totals. */
export const countPages = (page: Page, totalItems: number): PaginationStatus => ({
  pageNumber: page.pageNumber,
  pageSize: page.pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / page.pageSize),
});
