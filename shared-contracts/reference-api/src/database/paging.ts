import type { PaginationStatus } from '@marketplace/contracts/api/pagination';

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Rows before a page. */
export const offsetOf = ({ pageNumber, pageSize }: Page) => (pageNumber - 1) * pageSize;

/** Position of a page among all items. */
export const countPages = (page: Page, totalItems: number): PaginationStatus => ({
  pageNumber: page.pageNumber,
  pageSize: page.pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / page.pageSize),
});
