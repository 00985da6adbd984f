import * as z from 'zod/mini';
import { count, queryInteger } from './fields';

/** Position of a page in its list. `totalPages` is 0 for an empty list. */
export const paginationStatus = z.object({
  /** Number of the page, from 1. */
  pageNumber: count,
  /** Upper limit for the items of one page of the list, 1 to 100. */
  pageSize: count,
  /** Number of items on all pages. */
  totalItems: count,
  /** Number of pages; 0 if there are no items. */
  totalPages: count,
});
export type PaginationStatus = z.infer<typeof paginationStatus>;

/**
 * Query keys of every list that has pages. A page beyond the end gives a 200 without items but with
 * the true totals.
 * @param defaultSize items per page if `pageSize` is left out (specification section 9)
 */
export const pageQuery = (defaultSize: number) => ({
  /** Number of the page, from 1. */
  pageNumber: z._default(queryInteger(1, 1_000_000), 1),
  /** Items per page. */
  pageSize: z._default(queryInteger(1, 100), defaultSize),
});

/** Schema of the reply of a list with pages. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    /** Items of this page. */
    items: z.array(item),
    paginationStatus,
  });

/** Schema of the reply of a list without pages. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    /** All items. */
    items: z.array(item),
  });
