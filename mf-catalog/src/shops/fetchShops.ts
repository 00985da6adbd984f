import { callApi } from '@marketplace/contracts/api/client';
import { listShops } from '@marketplace/contracts/api/shops';
import type { ShopQuery } from './readShopQuery';

/** The specification leaves the size open; four rows of three fill it. */
const SHOPS_A_PAGE = 12;

export const fetchShops = (query: ShopQuery, request: Request) =>
  callApi(listShops, { query: { ...query, pageSize: SHOPS_A_PAGE }, request });
