import { getMyOrder, listMyOrders } from '@marketplace/contracts/api/orders';
import { callApi } from '../../contracts';
import type { OrderFilter } from './orderFilter';

/** The call `getReorder` by its id. An import of the call would add its schemas to every page. */
export const REORDER = { id: 'getReorder' } as const;

/** The call `reportNotReceived` by its id, to keep its schemas out of every page too. */
export const REPORT = { id: 'reportNotReceived' } as const;

/** Number of orders per page (specification section 9). */
const PAGE_SIZE = 6;

/** Fetches one page of the signed-in customer's orders that match the filter, newest first. */
export const fetchMyOrders = (pageNumber: number, filter: OrderFilter = {}, request?: Request) =>
  callApi(listMyOrders, { query: { pageNumber, pageSize: PAGE_SIZE, ...filter }, request });

/**
 * Fetches an order of the signed-in customer. If the order belongs to another customer, the API
 * replies with 404.
 */
export const fetchMyOrder = (uuid: string, request?: Request) =>
  callApi(getMyOrder, { params: { id: uuid }, request });
