import { callApi } from '@marketplace/contracts/api/client';
import { getProductByHandle } from '@marketplace/contracts/api/products';

export const fetchProduct = (handle: string, request: Request) =>
  callApi(getProductByHandle, { params: { handle }, request });
