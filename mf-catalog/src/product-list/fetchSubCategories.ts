import { listSubCategories } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';

/** Specification section 9: how many sub-categories a filter offers. */
const SUB_CATEGORIES_IN_FILTER = 50;

export const fetchSubCategories = (request: Request) =>
  callApi(listSubCategories, {
    query: {
      pageSize: SUB_CATEGORIES_IN_FILTER,
      pageNumber: 1,
      removeUnusedSubCategory: 'true',
    },
    request,
  }).then(({ items }) => items);
