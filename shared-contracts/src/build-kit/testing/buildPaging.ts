import type { PaginationStatus } from '../../contracts/api/pagination';

/** Builds the pagination status of one page of a list. */
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
