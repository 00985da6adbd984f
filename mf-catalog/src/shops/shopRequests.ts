import { readSearchText } from '@marketplace/contracts/api/searchText';
import {
  getShopByHandle,
  listShops,
  SHOP_SORTS,
  type ShopSort,
} from '@marketplace/contracts/api/shops';
import { pageNumberOf } from '@marketplace/contracts/pages/pageNumbers';
import { callApi } from '../../contracts';

/** The query of the shop list. Unknown keys are left out. */
export interface ShopQuery {
  shopName?: string;
  /** Absent for the default order, so that each list has only one URL. */
  sort?: ShopSort;
  pageNumber: number;
}

const USUAL_SORT: ShopSort = 'products';

/** Reads the query of the shop list. Ignores invalid values (`sort=cheapest`). */
export function readShopQuery(request: Request): ShopQuery {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('sort');
  return {
    shopName: readSearchText(searchParams, 'shopName'),
    sort: SHOP_SORTS.find((sort) => sort === asked && sort !== USUAL_SORT),
    pageNumber: pageNumberOf(request),
  };
}

/** Shops per page. The specification sets no number; twelve shops fill four rows of three. */
const SHOPS_A_PAGE = 12;

export const fetchShops = (query: ShopQuery, request: Request) =>
  callApi(listShops, { query: { ...query, pageSize: SHOPS_A_PAGE }, request });

export const fetchShop = (handle: string, request: Request) =>
  callApi(getShopByHandle, { params: { handle }, request });
