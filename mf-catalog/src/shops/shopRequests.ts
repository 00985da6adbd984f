import { callApi } from '@marketplace/contracts/api/client';
import {
  getShopByHandle,
  listShops,
  SHOP_SORTS,
  type ShopSort,
} from '@marketplace/contracts/api/shops';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';

/** The query of the shop list; unknown keys are ignored. */
export interface ShopQuery {
  shopName?: string;
  /** Left out where it is the list's own order, so that a list has one address. */
  sort?: ShopSort;
  pageNumber: number;
}

/** The contract takes no longer one. */
const MAX_NAME = 100;
const USUAL_SORT: ShopSort = 'products';

/** Reads the shop list's address; invalid values (`sort=cheapest`) count as absent. */
export function readShopQuery(request: Request): ShopQuery {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('sort');
  return {
    // Trimmed again, because the cut may end in a blank.
    shopName: searchParams.get('shopName')?.trim().slice(0, MAX_NAME).trim() || undefined,
    sort: SHOP_SORTS.find((sort) => sort === asked && sort !== USUAL_SORT),
    pageNumber: pageNumberOf(request),
  };
}

/** The specification leaves the size open; four rows of three fill it. */
const SHOPS_A_PAGE = 12;

export const fetchShops = (query: ShopQuery, request: Request) =>
  callApi(listShops, { query: { ...query, pageSize: SHOPS_A_PAGE }, request });

export const fetchShop = (handle: string, request: Request) =>
  callApi(getShopByHandle, { params: { handle }, request });
