import * as z from 'zod/mini';
import { count, queryInteger } from './fields';

/** Position of a page in its list (design section 7); `totalPages` is 0 for an empty list. */
export const paginationStatus = z.object({
  /** Starts at 1. */
  pageNumber: count,
  /** 1 to 100. */
  pageSize: count,
  /** Over all pages. */
  totalItems: count,
  /** 0 when there is nothing. */
  totalPages: count,
});
export type PaginationStatus = z.infer<typeof paginationStatus>;

/**
 * The two query keys of every paged list. A page beyond the end is no error: it replies 200 with
 * no items and the true totals.
 * @param defaultSize items a page holds when `pageSize` is left out (specification section 9)
 */
export const pageQuery = (defaultSize: number) => ({
  /** Starts at 1. */
  pageNumber: z._default(queryInteger(1, 1_000_000), 1),
  /** Items a page holds. */
  pageSize: z._default(queryInteger(1, 100), defaultSize),
});

/** The reply of a paged list. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    /** The items of this page. */
    items: z.array(item),
    paginationStatus,
  });

/** The reply of a list that is never paged. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({
    /** All of them. */
    items: z.array(item),
  });
