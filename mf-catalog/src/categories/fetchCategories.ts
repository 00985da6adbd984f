import { listSubCategories } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';

/** Specification section 9. */
const CATEGORIES_A_PAGE = 36;

/**
 * All sub-categories, the ones without products too: the page shows what the market deals in, and
 * the specification leaves the unused ones out of the filters alone (section 7).
 */
export const fetchCategories = (pageNumber: number, request: Request) =>
  callApi(listSubCategories, { query: { pageNumber, pageSize: CATEGORIES_A_PAGE }, request });
