import { callApi } from '@marketplace/contracts/api/client';
import { searchProducts } from '@marketplace/contracts/api/products';

/** Specification section 9. */
const PRODUCTS_A_PAGE = 14;

interface Search {
  productName: string;
  pageNumber: number;
}

export const fetchSearch = (
  { productName, pageNumber }: Search,
  context: { request?: Request; signal?: AbortSignal },
) =>
  callApi(searchProducts, {
    query: { productName, pageNumber, pageSize: PRODUCTS_A_PAGE },
    ...context,
  });
