import type { PaginationStatus } from '../../contracts/api/pagination';

/** Pagination status of a page in a list of so many items. */
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
