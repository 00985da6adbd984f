import { SHOP_SORTS, type ShopSort } from '@marketplace/contracts/api/shops';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';

/** What of the shop list's address the list understands; everything else is passed over. */
export interface ShopQuery {
  shopName?: string;
  /** Left out where it is the list's own order, so that a list has one address. */
  sort?: ShopSort;
  pageNumber: number;
}

/** The contract takes no longer one. */
const MAX_NAME = 100;
const USUAL_SORT: ShopSort = 'products';

/** Reads the shop list's address; what is no value at all (`sort=cheapest`) counts as absent. */
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
