import { searchProducts } from '@marketplace/contracts/api/products';
import { callApi } from '../../contracts';

/** Products per page (specification section 9). */
const PRODUCTS_A_PAGE = 14;

export const fetchSearch = (productName: string, signal: AbortSignal) =>
  callApi(searchProducts, {
    query: { productName, pageNumber: 1, pageSize: PRODUCTS_A_PAGE },
    signal,
  });
