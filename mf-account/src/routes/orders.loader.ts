import { msg } from '@lingui/core/macro';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { pageNumberOf } from '@marketplace/contracts/routes/pageNumberOf';
import { fetchMyOrders } from '../fetch-my-orders/fetchMyOrders';
import { throwRefusal } from '../refusals/throwRefusal';

export async function loader({ request }: LoaderFunctionArgs) {
  const pageNumber = pageNumberOf(request);
  const { items, paginationStatus } = await fetchMyOrders(pageNumber, request).catch(throwRefusal);
  if (isBeyondLastPage(paginationStatus)) throw data(null, { status: 404 });
  const head: PageHead = {
    title: msg`Your orders`,
    canonicalPath: ordersPath(pageNumber),
    isPrivate: true,
  };
  return { head, orders: items, paginationStatus };
}
