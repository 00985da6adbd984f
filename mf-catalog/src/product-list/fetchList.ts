import { listProducts, searchProducts } from '@marketplace/contracts/api/products';
import { callApi } from '../../client';
import type { ListedProducts } from './ProductList';
import type { ListQuery } from './query/ListFilters';

/** Products per page (specification section 9). */
const PRODUCTS_A_PAGE = 14;

/**
 * Fetches a page of a list. Only a search without sort order and filters uses the search call,
 * which ranks by name.
 */
export async function fetchList(query: ListQuery, request: Request): Promise<ListedProducts> {
  const { productName, pageNumber, ...narrowed } = query;
  const pageSize = PRODUCTS_A_PAGE;
  if (productName && Object.keys(narrowed).length === 0) {
    const asked = { productName, pageNumber, pageSize };
    const found = await callApi(searchProducts, { query: asked, request });
    return { items: found.searchList, paginationStatus: found.paginationStatus };
  }
  return callApi(listProducts, { query: { ...query, pageSize }, request });
}
