import type { PaginationStatus } from '@marketplace/contracts/api/pagination';

/** A page number past the end of a list that has products is an address of nothing: a 404. */
export const isBeyondLastPage = ({ pageNumber, totalItems, totalPages }: PaginationStatus) =>
  totalItems > 0 && pageNumber > totalPages;
