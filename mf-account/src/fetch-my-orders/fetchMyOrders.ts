import { callApi } from '@marketplace/contracts/api/client';
import { listMyOrders } from '@marketplace/contracts/api/orders';

/** Specification section 9. */
const PAGE_SIZE = 6;

/** A page of the signed-in customer's orders, newest first. */
export const fetchMyOrders = (pageNumber: number, request?: Request) =>
  callApi(listMyOrders, { query: { pageNumber, pageSize: PAGE_SIZE }, request });
