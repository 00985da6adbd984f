import { getMyOrder, listMyOrders } from '@marketplace/contracts/api/orders';
import { callApi } from '../../contracts';

/** Number of orders per page (specification section 9). */
const PAGE_SIZE = 6;

/** Fetches one page of the signed-in customer's orders, newest first. */
export const fetchMyOrders = (pageNumber: number, request?: Request) =>
  callApi(listMyOrders, { query: { pageNumber, pageSize: PAGE_SIZE }, request });

/**
 * Fetches an order of the signed-in customer. If the order belongs to another customer, the API
 * replies with 404.
 */
export const fetchMyOrder = (uuid: string, request?: Request) =>
  callApi(getMyOrder, { params: { id: uuid }, request });
