import { callApi } from '@marketplace/contracts/api/client';
import { listProducts } from '@marketplace/contracts/api/products';
import type { ListQuery } from './readListQuery';

/** Specification section 9. */
export const PRODUCTS_A_PAGE = 14;

export const fetchProducts = (query: ListQuery, request: Request) =>
  callApi(listProducts, { query: { ...query, pageSize: PRODUCTS_A_PAGE }, request });
