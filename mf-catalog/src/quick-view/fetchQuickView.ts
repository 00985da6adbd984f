import { callApi } from '@marketplace/contracts/api/client';
import { getProductByHandle } from '@marketplace/contracts/api/products';

export const fetchQuickView = (handle: string, signal: AbortSignal) =>
  callApi(getProductByHandle, { params: { handle }, signal });
