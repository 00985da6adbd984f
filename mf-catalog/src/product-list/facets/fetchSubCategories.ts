import { listSubCategories } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';
import type { Category } from './Facets';

/** Specification section 9: how many sub-categories a filter offers. */
const SUB_CATEGORIES_IN_FILTER = 50;

export const fetchSubCategories = (request: Request): Promise<Category[]> =>
  callApi(listSubCategories, {
    query: {
      pageSize: SUB_CATEGORIES_IN_FILTER,
      pageNumber: 1,
      removeUnusedSubCategory: 'true',
    },
    request,
    // Pictures are left out: what a filter does not show need not be in the page.
  }).then(({ items }) => items.map(({ imageUrl: _, ...category }) => category));
