import { callApi } from '@marketplace/contracts/api/client';
import { getShopByHandle } from '@marketplace/contracts/api/shops';

export const fetchShop = (handle: string, request: Request) =>
  callApi(getShopByHandle, { params: { handle }, request });
