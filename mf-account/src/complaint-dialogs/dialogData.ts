import { callApi } from '@marketplace/contracts/api/client';
import { listProblemCategories } from '@marketplace/contracts/api/complaints';
import { fetchMyOrder } from '../fetch-my-order/fetchMyOrder';
import { fetchMyOrders } from '../fetch-my-orders/fetchMyOrders';

/** What the dialogs ask the host for, in the chunk that has the contract's schemas already. */
export const dialogData = {
  categories: async () => (await callApi(listProblemCategories)).items,
  orders: (pageNumber: number) => fetchMyOrders(pageNumber),
  order: (uuid: string) => fetchMyOrder(uuid),
};
