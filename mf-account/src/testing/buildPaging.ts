import type { PaginationStatus } from '@marketplace/contracts/api/pagination';

/** Where a page lies in a list of so many items. */
export const buildPaging = (
  pageSize: number,
  totalItems: number,
  pageNumber = 1,
): PaginationStatus => ({
  pageNumber,
  pageSize,
  totalItems,
  totalPages: Math.ceil(totalItems / pageSize),
});
