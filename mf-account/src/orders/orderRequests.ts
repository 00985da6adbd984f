import { getMyOrder, listMyOrders } from '@marketplace/contracts/api/orders';
import { callApi } from '../../client';

/** Specification section 9. */
const PAGE_SIZE = 6;

/** A page of the signed-in customer's orders, newest first. */
export const fetchMyOrders = (pageNumber: number, request?: Request) =>
  callApi(listMyOrders, { query: { pageNumber, pageSize: PAGE_SIZE }, request });

/** One order of the signed-in customer; the API answers 404 for anyone else's. */
export const fetchMyOrder = (uuid: string, request?: Request) =>
  callApi(getMyOrder, { params: { id: uuid }, request });
