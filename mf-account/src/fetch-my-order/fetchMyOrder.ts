import { callApi } from '@marketplace/contracts/api/client';
import { getMyOrder } from '@marketplace/contracts/api/orders';

/** One order of the signed-in customer; the API answers 404 for anyone else's. */
export const fetchMyOrder = (uuid: string, request?: Request) =>
  callApi(getMyOrder, { params: { id: uuid }, request });
