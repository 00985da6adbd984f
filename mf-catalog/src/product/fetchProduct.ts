import { getProductByHandle } from '@marketplace/contracts/api/products';
import { callApi } from '@marketplace/contracts/api/client';

export const fetchProduct = (handle: string, request: Request) =>
  callApi(getProductByHandle, { params: { handle }, request });
