import { type OrderStatus, orderStatus } from '@marketplace/contracts/api/orders';
import { readSearchText } from '@marketplace/contracts/api/searchText';

/** Filters of the list of orders. A missing key does not filter the list. */
export interface OrderFilter {
  status?: OrderStatus;
  /** Year in which the order was placed. */
  year?: number;
  /** Part of the order's number, or of the name of a product or shop. */
  search?: string;
}

/**
 * Reads the filter of the list of orders from a URL. Ignores invalid values, because a mistyped URL
 * should show orders rather than an error.
 */
export function readOrderFilter(request: Request): OrderFilter {
  const query = new URL(request.url).searchParams;
  const status = orderStatus.safeParse(query.get('status')).data;
  const year = query.get('year') ?? '';
  const search = readSearchText(query, 'search');
  return {
    ...(status && { status }),
    ...(/^20\d\d$/.test(year) && { year: Number(year) }),
    ...(search && { search }),
  };
}
