import { searchProducts } from '@marketplace/contracts/api/products';
import { callApi } from '../../client';

/** Specification section 9. */
const PRODUCTS_A_PAGE = 14;

/** Fetches the first page of the products that match a search term. */
export const fetchSearch = (productName: string, signal: AbortSignal) =>
  callApi(searchProducts, {
    query: { productName, pageNumber: 1, pageSize: PRODUCTS_A_PAGE },
    signal,
  });
